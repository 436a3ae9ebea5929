import { type DarkReign, darkReignWords, tableWords, titleIn, type View } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Portrait } from "../Row.tsx";
import { showWho } from "../shown.ts";
import { ForMe } from "./ForMe.tsx";
import "./tray.css";

type NextQuestion = Extract<DarkReign["question"], { readonly prompt: "next" }>;

/** REG-TURN-10: who of the MJ's acts next, in any order; the same is chosen on the board. */
export function Nexts({
  view,
  question,
  onChoose,
}: {
  readonly view: View;
  readonly question: NextQuestion;
  onChoose(option: string): void;
}): ReactNode {
  const language = useLanguage();
  return (
    <div className="deeds dr-deeds">
      <fieldset className="dr-row" aria-label={tableWords.side("mj")[language]}>
        {question.options.flatMap(({ id, target }) => {
          const who = view.characters.find((one) => one.id === target);
          return who === undefined
            ? []
            : [
                <button
                  key={id}
                  type="button"
                  className="button dr-token"
                  onFocus={() => showWho(who.id)}
                  onClick={() => onChoose(id)}
                >
                  <Portrait who={who} />
                  <span>{titleIn(who.id, view)[language]}</span>
                </button>,
              ];
        })}
      </fieldset>
      <ForMe view={view} question={question} />
      <div className="dr-ends">
        {darkReignWords
          .labels(question, view)
          .filter(({ declines }) => declines)
          .map(({ id, words }) => (
            <button key={id} type="button" className="button" onClick={() => onChoose(id)}>
              {words[language]}
            </button>
          ))}
      </div>
    </div>
  );
}
