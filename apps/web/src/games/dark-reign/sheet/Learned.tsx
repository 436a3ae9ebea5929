import {
  oddsWords,
  type SeenCharacter,
  sheetWords,
  skillsSeen,
  spellsSeen,
  type View,
} from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";

/** REG-SHEET-11: spells with how likely they are cast now, and skills with what they do. */
export function Learned({ view, who }: { readonly view: View; readonly who: SeenCharacter }): ReactNode {
  const language = useLanguage();
  const skills = skillsSeen(who);
  const spells = spellsSeen(view, who);
  return (
    <section className="dr-learned" aria-label={sheetWords.learned[language]}>
      <h4>
        {sheetWords.learned[language]}
        <small>{sheetWords.places(skills.length + spells.length, who.levels.intelligence)[language]}</small>
      </h4>
      <ul>
        {spells.map(({ id, name, rule, text, difficulty, reach, test }) => (
          <li key={id}>
            <RuleLink id={rule}>{name[language]}</RuleLink>
            <span>
              {text?.[language]}
              <small>
                {sheetWords.difficulty(difficulty)[language]} · {reach?.[language]}
              </small>
            </span>
            <b>{oddsWords.share(test.chance)[language]}</b>
          </li>
        ))}
        {skills.map(({ id, name, rule, text }) => (
          <li key={id}>
            <RuleLink id={rule}>{name[language]}</RuleLink>
            <span>{text?.[language]}</span>
            <i>{sheetWords.skill[language]}</i>
          </li>
        ))}
      </ul>
      {skills.length + spells.length === 0 && <p>{sheetWords.none[language]}</p>}
    </section>
  );
}
