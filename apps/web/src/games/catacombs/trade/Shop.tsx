import {
  type Catacombs,
  cardWords,
  heroesOf,
  type ItemCard,
  itemOf,
  type Purchase,
  pieceName,
  type Role,
  tradeWords,
  type View,
} from "@ossuaire/catacombs";
import type { Viewer } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { HandProps } from "../../look.ts";
import { Actors } from "../Actors.tsx";
import { CardLink } from "../cards/CardLink.tsx";
import { ownersOf } from "../cards/ItemSheet.tsx";
import { Picture } from "../cards/Picture.tsx";
import { Purse } from "./Purse.tsx";
import "./trade.css";

/** CAT-MERCH-03, CAT-COMP-27: the articles lie open: what each does, for whom, at what price, before anybody buys. */
export function Shop({ sight, lit, onChoose }: HandProps<Catacombs>): ReactNode {
  const language = useLanguage();
  const [chosen, setChosen] = useState("");
  const { view, viewer, decision } = sight;
  const heroes = buyersOf(view, viewer);
  const buyer = heroes.includes(chosen) ? chosen : (heroes[0] ?? "");
  const deals =
    decision?.prompt === "buy" ? decision.options.filter((option) => option.kind === "article") : [];
  return (
    <div className="trade">
      <Actors
        actors={heroes.map((id) => ({ id, card: id }))}
        actor={buyer}
        label={tradeWords.buyer[language]}
        onChoose={setChosen}
      >
        <Purse view={view} />
      </Actors>
      <ul className="trade-row" aria-label={tradeWords.offer[language]}>
        {view.offer.map((id) => (
          <li key={id} className="trade-card">
            <Article item={itemOf(id)} />
            <Deals
              item={itemOf(id)}
              buyer={buyer}
              deals={deals.filter(({ id }) => lit.has(id))}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The living Heroes of this player (CAT-RULING-58). */
function buyersOf({ roles, options, heroes }: View, viewer: Viewer): readonly string[] {
  const own = (Object.entries(roles) as [Role, Viewer][]).filter(([, seat]) => seat === viewer);
  return own.flatMap(([role]) => heroesOf(options, role)).filter((hero) => (heroes[hero]?.life ?? 0) > 0);
}

function Article({ item }: { readonly item: ItemCard }): ReactNode {
  const language = useLanguage();
  const { id, name, price, text } = item;
  return (
    <>
      <div className="trade-head">
        <Picture kind="item" id={id} />
        <h3>
          <CardLink card={{ kind: "item", id }}>{name[language]}</CardLink>
        </h3>
        <b className="trade-price">{cardWords.gold100(price)[language]}</b>
      </div>
      <p className="trade-whom">
        {cardWords.forWhom[language]} <b>{ownersOf(item, language)}</b>
      </p>
      <p>{text[language]}</p>
    </>
  );
}

/** CAT-MERCH-05: at the full and at the half price, as far as the Heroes can pay. */
function Deals({
  item,
  buyer,
  deals,
  onChoose,
}: {
  readonly item: ItemCard;
  readonly buyer: string;
  readonly deals: readonly Purchase[];
} & Pick<HandProps<Catacombs>, "onChoose">): ReactNode {
  const language = useLanguage();
  const { name: article, heroes } = item;
  const own = deals.filter((deal) => deal.item === item.id && deal.hero === buyer);
  const why = heroes?.includes(buyer) === false ? tradeWords.notHis : tradeWords.tooDear;
  return (
    <p className="trade-deals">
      {own.length === 0 && deals.length > 0 && <i>{why[language]}</i>}
      {own.map(({ id, half, price }) => (
        <button
          key={id}
          type="button"
          className="deed button button-forward hand-lit"
          onClick={() => onChoose(id)}
        >
          <span className="unseen">{tradeWords.forHero(article, pieceName(buyer, buyer))[language]} </span>
          {(half ? tradeWords.half : tradeWords.buy)[language]}
          <small>{cardWords.gold100(price)[language]}</small>
        </button>
      ))}
    </p>
  );
}
