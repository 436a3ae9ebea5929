import { cardWords, colon, itemOf, tradeWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import { CardLink } from "../cards/CardLink.tsx";
import { ownersOf } from "../cards/ItemSheet.tsx";
import { Picture } from "../cards/Picture.tsx";

/** SOL-ALTAR-06, 07: the card that an offering has turned up lies open while the group decides. */
export function Gift({ item }: { readonly item: string }): ReactNode {
  const language = useLanguage();
  const card = itemOf(item);
  return (
    <div className="parchment bargain gift">
      <p className="gift-what">{tradeWords.turnedUp[language]}</p>
      <Picture kind="item" id={item} />
      <h3>
        <CardLink card={{ kind: "item", id: item }}>{card.name[language]}</CardLink>
      </h3>
      <p>
        {card.text[language]} <RuleLink id="SOL-ALTAR-07" />
      </p>
      <p>
        <b>{cardWords.users[language]}</b>
        {colon[language]}
        {ownersOf(card, language)}
      </p>
    </div>
  );
}
