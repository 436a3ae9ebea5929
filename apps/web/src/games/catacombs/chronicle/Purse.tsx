import { chronicleWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import "./purse.css";

const height = 40;

/** What all Heroes had together at a station: in words, and as its piece of a curve that runs through all stations. */
export function Purse({
  before,
  gold,
  after,
  most,
}: {
  /** At the stations beside it; before the first one nobody has anything, after the last one the curve ends. */
  readonly before: number | undefined;
  readonly gold: number;
  readonly after: number | undefined;
  /** The most that they ever had. */
  readonly most: number;
}): ReactNode {
  const language = useLanguage();
  const y = (sum: number) => height - (height * sum) / Math.max(1, most);
  const left = y(before === undefined ? 0 : (before + gold) / 2);
  const line = `M0 ${left}L50 ${y(gold)}${after === undefined ? "" : `L100 ${y((gold + after) / 2)}`}`;
  return (
    <span className="purse">
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="purse-ground" d={`${line}V${height}H0Z`} />
        <path className="purse-line" d={line} />
      </svg>
      <small style={{ top: `${y(gold)}px` }}>
        <span className="unseen">{chronicleWords.together[language]} </span>
        {chronicleWords.purse(gold)[language]}
      </small>
    </span>
  );
}
