import { type Catacombs, catacombsWords, heroCard, lordOf, tableWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import type { EndProps } from "../look.ts";

/** Who has won, why, and how everybody fared. */
export function End({ view, outcome }: EndProps<Catacombs>): ReactNode {
  const language = useLanguage();
  return (
    <div>
      <p>
        <strong>{catacombsWords.ending(view, outcome)[language]}</strong>
      </p>
      <ul>
        {Object.entries(view.heroes).map(([hero, { life, gold }]) => (
          <li key={hero}>
            {heroCard(hero).name[language]}
            {tableWords.fared(life, gold)[language]}
          </li>
        ))}
        <li>
          {lordOf(view.lord.id).name[language]}
          {tableWords.lordFared(view.lord.life)[language]}
        </li>
      </ul>
    </div>
  );
}
