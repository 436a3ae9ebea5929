import { path as raise } from "virtual:game-icon/caduceus";
import { path as touch } from "virtual:game-icon/healing";
import { path as figure } from "virtual:game-icon/nun-face";
import {
  type Catacombs,
  cardWords,
  isServed,
  raisePrice,
  touchPrice,
  tradeWords,
  type View,
  whyNoService,
} from "@ossuaire/catacombs";
import { type Words, w } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { PlaceProps } from "../../look.ts";
import { Bargain } from "./Bargain.tsx";
import { Payment } from "./Payment.tsx";
import { Shelves } from "./Shelves.tsx";
import { Stall } from "./Stall.tsx";
import { useDeal } from "./useDeal.ts";

/** CAT-HEAL-03, 04. */
const services = [
  {
    id: "touch",
    price: touchPrice,
    gained: 1,
    picture: touch,
    text: tradeWords.touchText,
    rule: "CAT-HEAL-03",
  },
  {
    id: "raise",
    price: raisePrice,
    gained: 2,
    picture: raise,
    text: tradeWords.raiseText,
    rule: "CAT-HEAL-04",
  },
] as const;
type Offered = (typeof services)[number];

/** CAT-HEAL-01 to 08: the Healer's room: two services, what they do, what they cost, and for whom they can be had now. */
export function Surgery(props: PlaceProps<Catacombs>): ReactNode {
  const language = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const { payment, make } = useDeal(props);
  const { sight, decision, onAnswer } = props;
  const { view, viewer } = sight;
  const asking = decision?.prompt === "heal" ? decision : undefined;
  const deals = asking?.options.filter((option) => option.kind !== "done") ?? [];
  const whyNot = ({ id }: Offered) => whyNoService(view, id);
  const service = services.find(({ id }) => id === chosen);
  return (
    <Stall
      {...props}
      figure={figure}
      wares={
        <Shelves
          wares={services.map((one) => ({
            ...one,
            name: tradeWords[one.id],
            whom: cardWords.lives(one.gained)[language],
            why: whyNot(one),
          }))}
          label={tradeWords.services[language]}
          chosen={chosen}
          open={asking !== undefined}
          onChoose={setChosen}
        />
      }
      counter={
        payment ? (
          <Payment key={payment.about.payer} question={payment} view={view} onAnswer={onAnswer} />
        ) : service === undefined ? (
          <p className="counter-empty">{tradeWords.emptyHealer[language]}</p>
        ) : (
          <Bargain
            // What a Hero gains changes with every deal.
            key={`${service.id} ${sight.page}`}
            view={view}
            viewer={viewer}
            title={tradeWords[service.id][language]}
            text={service.text}
            rule={service.rule}
            deals={deals.filter(({ kind }) => kind === service.id)}
            heroes={Object.keys(view.heroes).map((hero) => ({ hero, note: gainOf(service, hero, view) }))}
            question={tradeWords.patient}
            verb={tradeWords.ask}
            why={asking && whyNot(service)}
            onMake={make}
          />
        )
      }
    />
  );
}

function gainOf({ id, gained }: Offered, hero: string, view: View): Words {
  const life = view.heroes[hero]?.life ?? 0;
  const text = isServed(view, id, hero) ? `♥ ${life} → ${life + gained}` : `♥ ${life}`;
  return w(text, text);
}
