import { calledBy, heroCards, levels, optionTexts, setupWords, sheetFor } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { SeatedFields } from "./fields.ts";
import { recommended, seatedFor } from "./form.ts";
import { HeroFields } from "./HeroFields.tsx";
import "./party.css";

/** REG-ROLE-03, 04, REG-VERDICT-63: who goes down, and who plays whom; the party for a first game in one press. */
export function Party(fields: SeatedFields): ReactNode {
  const language = useLanguage();
  const { options, onChange, onSit } = fields;
  const party = recommended(options);
  const isRecommended =
    party.length === options.heroes.length && party.every((hero) => options.heroes.includes(hero));
  const [first = ""] = options.heroes;
  const level = levels[1] ?? "adept";
  return (
    <>
      <div className="party-quick">
        <button
          type="button"
          className="party-chip"
          aria-pressed={isRecommended}
          onClick={() => onChange({ ...options, heroes: party })}
        >
          {setupWords.recommended[language]}
        </button>
        <fieldset className="party-parts" aria-label={setupWords.whoPlays[language]}>
          {(["one", "all", "mj"] as const).map((part) => (
            <button
              key={part}
              type="button"
              className="party-chip"
              aria-pressed={isSeated(fields, part, level)}
              onClick={() => onSit(seatedFor(options, part, level))}
            >
              {
                {
                  one: setupWords.playsOne(calledBy(first, sheetFor(options, first).name)),
                  all: setupWords.playsAll,
                  mj: setupWords.playsMaster,
                }[part][language]
              }
            </button>
          ))}
        </fieldset>
      </div>
      <ul className="party">
        {heroCards.map(({ id }) => (
          <HeroFields key={id} hero={id} {...fields} />
        ))}
      </ul>
      <p className="field-help">{optionTexts.heroes.text[language]}</p>
    </>
  );
}

function isSeated({ options, sitterOf }: SeatedFields, part: "one" | "all" | "mj", level: string): boolean {
  return Object.entries(seatedFor(options, part, level)).every(
    ([seat, { kind }]) => sitterOf(seat).kind === kind,
  );
}
