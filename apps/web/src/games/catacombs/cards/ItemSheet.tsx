import { cardWords, heroCard, type ItemCard, itemOf } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { type Language, useLanguage } from "../../../words/language.ts";
import { AttackRow } from "./AttackRow.tsx";
import { CardTop } from "./CardTop.tsx";
import { Picture } from "./Picture.tsx";

/** CAT-COMP-27: an Equipment card. */
export function ItemSheet({ id }: { readonly id: string }): ReactNode {
  const language = useLanguage();
  const item = itemOf(id);
  return (
    <>
      <CardTop
        picture={<Picture kind="item" id={id} />}
        kind={cardWords.article[language]}
        facts={[
          [cardWords.price[language], cardWords.gold100(item.price)[language]],
          [cardWords.users[language], ownersOf(item, language)],
        ]}
      />
      <p className="card-said">{item.text[language]}</p>
      <ItemAttacks item={item} />
    </>
  );
}

/** An article among others, with what it does. */
export function ItemLine({
  item,
  used = false,
}: {
  readonly item: ItemCard;
  readonly used?: boolean;
}): ReactNode {
  const language = useLanguage();
  return (
    <div className="card-line">
      <Picture kind="item" id={item.id} />
      <div>
        <b>{item.name[language]}</b>
        {used && <i> ({cardWords.used[language]})</i>} — {item.text[language]}
        <ItemAttacks item={item} />
      </div>
    </div>
  );
}

/** The flicks that it allows. */
function ItemAttacks({ item: { actions } }: { readonly item: ItemCard }): ReactNode {
  return actions
    .filter(({ attacks }) => attacks.length > 0)
    .map(({ id, attacks, chain }) => (
      <p key={id}>
        <AttackRow attacks={attacks} chain={chain ?? false} />
      </p>
    ));
}

/** CAT-ITEM-02: who may own it. */
export function ownersOf({ heroes }: ItemCard, language: Language): string {
  return heroes === undefined
    ? cardWords.everybody[language]
    : heroes.map((hero) => heroCard(hero).name[language]).join(", ");
}
