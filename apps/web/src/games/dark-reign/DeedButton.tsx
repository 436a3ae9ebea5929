import { tableWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { drawingOf } from "./drawings.ts";

/** A deed: its sign, its name, and a lozenge for each P.Action. */
export function DeedButton({
  deed,
  digit,
  words,
  cost,
  isChosen,
  onPress,
}: {
  readonly deed: string;
  /** The key that does it. */
  readonly digit?: string | undefined;
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
      aria-keyshortcuts={digit}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={drawingOf("deed", deed)} />
      </svg>
      {digit && (
        <span className="dr-digit" aria-hidden="true">
          {digit}
        </span>
      )}
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
