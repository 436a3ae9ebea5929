import { tableWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { drawingOf } from "./drawings.ts";

/** A deed: its sign, its name, and a lozenge for each P.Action. */
export function DeedButton({
  deed,
  words,
  cost,
  isChosen,
  onPress,
}: {
  readonly deed: string;
  readonly words: string;
  readonly cost: number;
  readonly isChosen: boolean;
  onPress(): void;
}): ReactNode {
  const language = useLanguage();
  return (
    <button
      type="button"
      className="button dr-deed"
      data-deed={deed}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={drawingOf("deed", deed)} />
      </svg>
      <span className="dr-deed-name">{words}</span>
      <span className="dr-cost" aria-hidden="true">
        {"◆".repeat(cost)}
      </span>
      <span className="unseen">
        {cost} {tableWords.actions[language]}
      </span>
    </button>
  );
}
