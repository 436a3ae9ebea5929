import { path as figure } from "virtual:game-icon/cowled";
import { type Catacombs, itemOf, noTaker, tradeWords, type View, whyNoArticle } from "@ossuaire/catacombs";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { PlaceProps } from "../../look.ts";
import { CardLink } from "../cards/CardLink.tsx";
import { ownersOf } from "../cards/ItemSheet.tsx";
import { pictureOf } from "../cards/pictures.ts";
import { Bargain } from "./Bargain.tsx";
import { ownHeroes } from "./gifts.ts";
import { Payment } from "./Payment.tsx";
import { Shelves } from "./Shelves.tsx";
import { Stall } from "./Stall.tsx";
import { useDeal } from "./useDeal.ts";

/** CAT-MERCH-01 to 11: the Merchant's stall: six articles on shelves, one on the counter. */
export function Shop(props: PlaceProps<Catacombs>): ReactNode {
  const language = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const { payment, make } = useDeal(props);
  const { sight, decision } = props;
  const { view, viewer } = sight;
  const buying = decision?.prompt === "buy" ? decision : undefined;
  const deals = buying?.options.filter((option) => option.kind === "article") ?? [];
  const own = ownHeroes(view, viewer);
  const whyNot = (id: string) => whyNoArticle(view, own, id);
  const onCounter = view.offer.find((id) => id === chosen);
  return (
    <Stall
      {...props}
      figure={figure}
      about={<Seals view={view} />}
      wares={
        <Shelves
          wares={view.offer.map((id) => ({
            ...itemOf(id),
            whom: ownersOf(itemOf(id), language),
            picture: pictureOf("item", id),
            why: whyNot(id),
          }))}
          label={tradeWords.offer[language]}
          chosen={onCounter}
          open={buying !== undefined}
          onChoose={setChosen}
        />
      }
      counter={
        payment ? (
          <Payment key={payment.about.payer} question={payment} view={view} onAnswer={props.onAnswer} />
        ) : onCounter === undefined ? (
          <p className="counter-empty">
            {(view.offer.length > 0 ? tradeWords.empty : tradeWords.soldOut)[language]}
          </p>
        ) : (
          <Bargain
            key={onCounter}
            view={view}
            viewer={viewer}
            title={
              <CardLink card={{ kind: "item", id: onCounter }}>{itemOf(onCounter).name[language]}</CardLink>
            }
            text={itemOf(onCounter).text}
            deals={deals.filter(({ item }) => item === onCounter)}
            heroes={own.map((hero) => ({ hero, note: noTaker(view, hero, onCounter) }))}
            question={tradeWords.carrier}
            verb={tradeWords.buy}
            why={buying && whyNot(onCounter)}
            onMake={make}
          />
        )
      }
    />
  );
}

/** CAT-MERCH-05, CAT-RULING-56: how often the half price can still be had. */
function Seals({ view }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  if (view.options.layout === "labyrinth") return <p className="seals">{tradeWords.noSeals[language]}</p>;
  const left = sealsLeft(view);
  return (
    <p className="seals">
      {[1, 2].map((seal) => (
        <span key={seal} className={seal <= left ? "seal" : "seal seal-spent"} aria-hidden="true">
          ½
        </span>
      ))}
      {tradeWords.seals(left)[language]}
    </p>
  );
}

function sealsLeft({ visit, options }: View): number {
  return options.layout === "labyrinth" ? 0 : 2 - (visit?.discounts ?? 0);
}
