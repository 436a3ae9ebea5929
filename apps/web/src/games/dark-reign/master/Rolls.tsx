import { masterWords, rollWords, zoneName } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useMedia } from "../../../look/useMedia.ts";
import { useLanguage } from "../../../words/language.ts";
import type { LayOutQuestion } from "./question.ts";
import "./rolls.css";

/** REG-GEN-01 to 03: the card of the zone that is laid out, and what its table has rolled. */
export function Rolls({ question: { about } }: { readonly question: LayOutQuestion }): ReactNode {
  const language = useLanguage();
  // In the hand the zone itself needs the room.
  const hasRoom = useMedia("(min-width: 560px) and (min-height: 521px)");
  return (
    <section className="dr-rolls parchment">
      <h2>{zoneName(about.card)[language]}</h2>
      {about.rolls.length === 0 ? (
        <p>{masterWords.noRolls[language]}</p>
      ) : (
        <details open={hasRoom}>
          <summary>{masterWords.rolls[language]}</summary>
          <ul>
            {about.rolls.map((roll, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card keep their places
              <li key={n} data-there={roll.points >= roll.from ? "" : undefined}>
                <span aria-hidden="true">{roll.points >= roll.from ? "✓" : "–"}</span>{" "}
                {rollWords(roll)[language]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
