import { path as figure } from "virtual:game-icon/nun-face";
import { type Catacombs, tradeWords } from "@ossuaire/catacombs";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { PlaceProps } from "../../look.ts";
import { ServiceBargain } from "./ServiceBargain.tsx";
import { Shelves } from "./Shelves.tsx";
import { Stall } from "./Stall.tsx";
import { servicesAt, wareOf } from "./services.ts";
import { useDeal } from "./useDeal.ts";

/** CAT-HEAL-01 to 08: the Healer's room: the services, what they do, what they cost, and for whom they can be had now. */
export function Surgery(props: PlaceProps<Catacombs>): ReactNode {
  const language = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const { payment, make } = useDeal(props);
  const { sight, decision } = props;
  const { view, viewer } = sight;
  const asking = decision?.prompt === "heal" ? decision : undefined;
  const services = servicesAt(view);
  const service = services.find(({ id }) => id === chosen);
  return (
    <Stall
      {...props}
      figure={figure}
      wares={
        <Shelves
          wares={services.map((one) => wareOf(one, view, language))}
          label={tradeWords.services[language]}
          chosen={chosen}
          open={asking !== undefined}
          onChoose={setChosen}
        />
      }
      payment={payment}
      counter={
        service === undefined ? (
          <p className="counter-empty">{tradeWords.emptyHealer[language]}</p>
        ) : (
          <ServiceBargain
            // What a Hero gains changes with every deal.
            key={`${service.id} ${sight.page}`}
            service={service}
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
