import { type CatacombsOptions, referenceCard, referenceWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { RuleLink } from "../../play/RuleLink.tsx";
import { useLanguage } from "../../words/language.ts";
import { CardLink } from "./cards/CardLink.tsx";
import { Emblem } from "./cards/Emblem.tsx";

/** VER-WANDER-10: the Reference card, where a box has one: which Vermin may come for the symbols of a room, and how many. */
export function Reference({ options }: { readonly options: CatacombsOptions }): ReactNode {
  const language = useLanguage();
  const kinds = referenceCard(options);
  if (kinds.length === 0) return null;
  const { title, how, symbols: most, each: count } = referenceWords;
  return (
    <section aria-label={title[language]}>
      <h3>{title[language]}</h3>
      <p>
        {how[language]} <RuleLink id="VER-WANDER-03" />
      </p>
      <ul className="help-monsters">
        {kinds.map(({ card: { id, name }, symbols, each }) => (
          <li key={id}>
            <Emblem piece={id} />
            <p>
              <CardLink card={{ kind: "monster", id }} className="card-link help-name">
                {name[language]}
              </CardLink>{" "}
              — {most(symbols)[language]}, {count(each)[language]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
