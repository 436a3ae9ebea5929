import { type SeenCharacter, townWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";

/** REG-SHEET-08, 09: what somebody carries of what it may: a bar, and the numbers beside it. */
export function Load({
  who: { load, loadLimit },
  short = false,
}: {
  readonly who: SeenCharacter;
  /** The numbers alone for eyes. */
  readonly short?: boolean;
}): ReactNode {
  const language = useLanguage();
  const over = load - loadLimit;
  return (
    <span className="town-load" data-over={over > 0 ? "" : undefined}>
      <span className="town-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * load) / Math.max(1, loadLimit))}%` }} />
      </span>
      <span className={short ? "unseen" : undefined}>{townWords.load(load, loadLimit)[language]}</span>
      {short && (
        <span aria-hidden="true">
          {load}/{loadLimit}
        </span>
      )}
      {over > 0 && <strong> {townWords.tooMuch(over)[language]}</strong>}
    </span>
  );
}
