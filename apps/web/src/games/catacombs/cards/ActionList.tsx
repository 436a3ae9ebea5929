import { type Action, allActions, cardWords, kindWords, type Trait } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import { textOf } from "../deeds.ts";
import { AttackRow } from "./AttackRow.tsx";
import { Joint } from "./Joint.tsx";
import { sequenceWords } from "./sequence.ts";

/** CAT-HERO-19, CAT-LORD-11: what every Hero and Lord can do, beside what is on the board. */
export function withMelee(actions: readonly Action[]): readonly Action[] {
  return [...allActions().slice(0, 1), ...actions];
}

/** The actions that a card or board allows, each with its flicks and its rule. */
export function ActionList({
  card,
  actions,
}: {
  readonly card: string;
  readonly actions: readonly Action[];
}): ReactNode {
  const language = useLanguage();
  return (
    <ul className="card-list">
      {actions.map((action, place) => {
        const { id, name, rule, attacks, chain = false } = action;
        const [first] = attacks;
        const text =
          textOf(card, action) ?? (attacks.length === 1 ? first && kindWords[first.kind] : undefined);
        // Where the flicks are the name, they are enough.
        const isNamed = sequenceWords(attacks, chain).en !== name.en;
        return (
          <li key={id}>
            {place > 0 && !action.free && <Joint sign="/" words={cardWords.or} />}{" "}
            {isNamed && (
              <>
                <b>{name[language]}</b> {action.free && <i>({cardWords.extra[language]})</i>}{" "}
                <RuleLink id={rule} />
              </>
            )}
            {first !== undefined && (
              <p>
                <AttackRow attacks={attacks} chain={chain} />
              </p>
            )}
            {text !== undefined && <p>{text[language]}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** CAT-MON-07: what a card says beyond its figures. */
export function TraitList({ traits }: { readonly traits: readonly Trait[] }): ReactNode {
  const language = useLanguage();
  if (traits.length === 0) return null;
  return (
    <>
      <h3>{cardWords.traits[language]}</h3>
      <ul className="card-list">
        {traits.map(({ id, name, text, rule }) => (
          <li key={id}>
            <b>{name[language]}</b> — {text[language]} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </>
  );
}
