import { type DarkReign, darkReignWords, type Stakes } from "@ossuaire/dark-reign";
import type { Sight } from "@ossuaire/kernel";
import { type ReactNode, useId } from "react";
import { useLanguage } from "../../words/language.ts";
import { Dice } from "./Dice.tsx";
import { thrownIn } from "./thrown.ts";
import "./beside.css";

/** A question in the middle of a deed, on parchment beside whom it concerns: the roll, and what each answer changes. */
export function Beside({
  sight: { view, events },
  question,
  stakes: { fact, hasRoll, changes },
  onChoose,
}: {
  readonly sight: Sight<DarkReign>;
  readonly question: DarkReign["question"];
  readonly stakes: Stakes;
  onChoose(option: string): void;
}): ReactNode {
  const language = useLanguage();
  const title = useId();
  const thrown = hasRoll ? thrownIn(events) : undefined;
  return (
    <section className="dr-beside parchment" aria-labelledby={title}>
      <h2 id={title}>{darkReignWords.prompt(question.prompt, question)[language]}</h2>
      {thrown && <Dice thrown={thrown} />}
      {fact && <p>{fact[language]}</p>}
      <ul>
        {darkReignWords.labels(question, view).map(({ id, words, declines }) => (
          <li key={id}>
            <button
              type="button"
              className="dr-offer"
              data-answer={declines ? undefined : ""}
              data-option={id}
              onClick={() => onChoose(id)}
            >
              <b>{words[language]}</b>
              {changes[id] && <small>{changes[id][language]}</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
