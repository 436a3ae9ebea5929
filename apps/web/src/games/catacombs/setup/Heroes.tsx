import { agreeingWords, heroRow, lineUps, optionTexts, partyChanged } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { Choice } from "../../../look/fields.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { Fields } from "./form.ts";
import { HeroFields } from "./HeroFields.tsx";
import "./heroes.css";

/**
 * CAT-PLAYER-08, 09: every Hero, from the easiest to the hardest, with what he is good at and who plays him. Where there are
 * more than four, also which four come along, with the parties and exchanges that the rulebook suggests (SOL-HERO-02 to 07).
 */
export function Heroes({ options, onChange }: Fields): ReactNode {
  const language = useLanguage();
  const row = heroRow(options);
  const isChosen = row.length > 4;
  return (
    <fieldset className="setup-seat setup-company">
      <legend>{optionTexts.parties.name[language]}</legend>
      {isChosen && <Party options={options} onChange={onChange} />}
      <div className={isChosen ? "fields setup-pairs" : "fields"}>
        {row.map((hero) => (
          <HeroFields key={hero} hero={hero} isChosen={isChosen} options={options} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  );
}

/** SOL-HERO-02: the four of a box together, in one choice. */
function Party({ options, onChange }: Fields): ReactNode {
  const language = useLanguage();
  const { parties } = options;
  const [base = [], ...others] = lineUps(options);
  const offered = [...others, base];
  const chosen = new Set(parties.flat());
  const now = offered.findIndex((heroes) => heroes.every((hero) => chosen.has(hero)));
  return (
    <Choice
      label={agreeingWords.party[language]}
      help={agreeingWords.partyText[language]}
      value={String(now)}
      choices={[
        ...offered.map((heroes, n) => ({
          value: String(n),
          words: agreeingWords.lineUp(heroes, heroes !== base)[language],
        })),
        ...(now === -1 ? [{ value: "-1", words: agreeingWords.mixed[language] }] : []),
      ]}
      onChange={(value) => {
        const heroes = offered[Number(value)];
        if (heroes) onChange({ ...options, parties: partyChanged(options, parties, heroes) });
      }}
    />
  );
}
