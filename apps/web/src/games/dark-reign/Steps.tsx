import { path as scroll } from "virtual:game-icon/scroll-unfurled";
import { briefingWords, type DarkReign, questName, tableWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { openBriefing } from "./briefing/open.ts";

/** Where in the game one is: the round, whose turn, and what all this is for. */
export function Steps({ view }: { readonly view: DarkReign["view"] }): ReactNode {
  const language = useLanguage();
  const sides = ["heroes", "mj"] as const;
  return (
    <div className="dr-steps">
      <b>{tableWords.when(view)[language]}</b>
      {view.round > 0 && (
        <ol>
          {sides.map((side) => (
            <li key={side} aria-current={view.turn.side === side ? "step" : undefined}>
              <span>{tableWords.side(side)[language]}</span>
              <span>{tableWords.sideShort(side)[language]}</span>
            </li>
          ))}
        </ol>
      )}
      <span className="dr-steps-purse">{tableWords.ecus(view.purse)[language]}</span>
      <button type="button" className="dr-quest" onClick={() => openBriefing("again")}>
        <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
          <path fill="currentColor" d={scroll} />
        </svg>
        <span aria-hidden="true">{questName(view.options.quest)[language]}</span>
        <span className="unseen">
          {questName(view.options.quest)[language]} — {briefingWords.again[language]}
        </span>
      </button>
    </div>
  );
}
