import { path as figure } from "virtual:game-icon/star-altar";
import { type Catacombs, feeSold, tradeWords } from "@ossuaire/catacombs";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { PlaceProps } from "../../look.ts";
import { FeeBargain } from "./FeeBargain.tsx";
import { feeWare } from "./fees.ts";
import { Gift } from "./Gift.tsx";
import { Shelves } from "./Shelves.tsx";
import { Stall } from "./Stall.tsx";
import { useDeal } from "./useDeal.ts";

/** SOL-ALTAR-01 to 11: an offering, the card that it turns up, and who gets it. */
export function Altar(props: PlaceProps<Catacombs>): ReactNode {
  const language = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const { payment, make } = useDeal(props);
  const { sight, decision } = props;
  const { view, viewer, waiting } = sight;
  const asking = decision?.prompt === "altar" ? decision : undefined;
  const fee = feeSold(view);
  const isShown = waiting?.prompt === "accept-gift" || waiting?.prompt === "gift-for";
  const gift = isShown ? view.offer.at(-1) : undefined;
  return (
    <Stall
      {...props}
      figure={figure}
      wares={
        fee && (
          <Shelves
            wares={[feeWare(fee, language)]}
            label={tradeWords.offerings[language]}
            chosen={chosen}
            open={asking !== undefined}
            onChoose={setChosen}
          />
        )
      }
      payment={payment}
      counter={
        gift !== undefined ? (
          <Gift item={gift} />
        ) : fee === undefined || chosen === undefined ? (
          <p className="counter-empty">{tradeWords.emptyAltar[language]}</p>
        ) : (
          <FeeBargain
            key={sight.page}
            fee={fee}
            view={view}
            viewer={viewer}
            deals={asking?.options.filter((option) => option.kind !== "done") ?? []}
            open={asking !== undefined}
            onMake={make}
          />
        )
      }
    />
  );
}
