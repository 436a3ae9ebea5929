import { path as figure } from "virtual:game-icon/cowled";
import { type Catacombs, feeSold, itemOf, tradeWords, whyNoArticle } from "@ossuaire/catacombs";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { PlaceProps } from "../../look.ts";
import { ownersOf } from "../cards/ItemSheet.tsx";
import { pictureOf } from "../cards/pictures.ts";
import { feeWare } from "./fees.ts";
import { ownHeroes } from "./gifts.ts";
import { OnCounter } from "./OnCounter.tsx";
import { Seals } from "./Seals.tsx";
import { Shelves, type Ware } from "./Shelves.tsx";
import { Stall } from "./Stall.tsx";
import { servicesAt, wareOf } from "./services.ts";
import { useDeal } from "./useDeal.ts";

/**
 * CAT-MERCH-01 to 11: the Merchant's stall: articles on shelves, one of them on the counter; beside them what the boxes of
 * the match let a Merchant sell (SOL-MERCHANT-06, VER-CURE-04).
 */
export function Shop(props: PlaceProps<Catacombs>): ReactNode {
  const language = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const { payment, make } = useDeal(props);
  const { sight, decision } = props;
  const { view, viewer } = sight;
  const buying = decision?.prompt === "buy" ? decision : undefined;
  const own = ownHeroes(view, viewer);
  const fee = feeSold(view);
  const wares: readonly Ware[] = [
    ...view.offer.map((id) => ({
      ...itemOf(id),
      whom: ownersOf(itemOf(id), language),
      picture: pictureOf("item", id),
      why: whyNoArticle(view, own, id),
    })),
    ...servicesAt(view).map((service) => wareOf(service, view, language)),
    ...(fee === undefined ? [] : [feeWare(fee, language)]),
  ];
  const ware = wares.find(({ id }) => id === chosen);
  return (
    <Stall
      {...props}
      figure={figure}
      about={<Seals view={view} />}
      wares={
        <Shelves
          wares={wares}
          label={tradeWords.offer[language]}
          chosen={ware?.id}
          open={buying !== undefined}
          onChoose={setChosen}
        />
      }
      payment={payment}
      counter={
        ware === undefined ? (
          <p className="counter-empty">
            {(wares.length > 0 ? tradeWords.empty : tradeWords.soldOut)[language]}
          </p>
        ) : (
          <OnCounter ware={ware.id} sight={sight} buying={buying} own={own} onMake={make} />
        )
      }
    />
  );
}
