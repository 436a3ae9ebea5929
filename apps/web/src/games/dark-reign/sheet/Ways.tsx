import { type DarkReign, type Handling, sheetWords, type View, wayWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { Because } from "../../../play/Because.tsx";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";

export interface WaysProps {
  readonly view: View;
  readonly question: DarkReign["question"] | undefined;
  readonly handlings: readonly Handling[];
  /** What the object itself is. */
  readonly rule: string;
  onChoose(option: string): void;
}

/** All that an object is there for: what the question offers as buttons, and the rest with what stands against it. */
export function Ways({ view, question, handlings, rule, onChoose }: WaysProps): ReactNode {
  const language = useLanguage();
  return (
    <ul className="dr-ways" aria-label={sheetWords.ways[language]}>
      {handlings.flatMap(({ options }) =>
        options.map((option) => (
          <li key={option}>
            <button type="button" className="dr-offer" onClick={() => onChoose(option)}>
              {question && wayWords(view, question, option)[language]}
            </button>
          </li>
        )),
      )}
      {handlings.map(
        ({ deed, name, reason }) =>
          reason && (
            <li key={deed} className="dr-barred">
              <b>{name[language]}</b> <Because reason={reason} />
            </li>
          ),
      )}
      <li className="dr-barred">
        <RuleLink id={rule} />
      </li>
    </ul>
  );
}
