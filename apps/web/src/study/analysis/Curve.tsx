import type { Analysis } from "@ossuaire/study";
import { type ReactNode, useId } from "react";
import { useLanguage } from "../../words/language.ts";
import { percent } from "./said.ts";
import { useWords } from "./words/words.ts";

const [width, height] = [1000, 240];

/** Who stood how well after each answer: the first side above the middle, the second below. Turning points are pressed. */
export function Curve({
  analysis: { curve, sides, turningPoints, error },
  onOpen,
}: {
  readonly analysis: Analysis;
  onOpen(at: number): void;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const [above, below] = [useId(), useId()];
  const last = Math.max(1, curve.length - 1);
  const line = curve.map((chance, n) => `${(width * n) / last} ${height * (1 - chance)}`).join(" L ");
  const area = `M 0 ${height / 2} L ${line} L ${(width * (curve.length - 1)) / last} ${height / 2} Z`;
  const chance = (share: number | undefined) => percent(say, share ?? 0.5);
  const words = say("curve.text", {
    side: sides[0][language],
    first: chance(curve[0]),
    last: chance(curve.at(-1)),
    highest: chance(Math.max(...curve)),
    lowest: chance(Math.min(...curve)),
  });
  return (
    <figure className="curve">
      <div className="curve-field">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={words}>
          <clipPath id={above}>
            <rect width={width} height={height / 2} />
          </clipPath>
          <clipPath id={below}>
            <rect y={height / 2} width={width} height={height / 2} />
          </clipPath>
          <path className="curve-first" clipPath={`url(#${above})`} d={area} />
          <path className="curve-second" clipPath={`url(#${below})`} d={area} />
          <path className="curve-middle" d={`M 0 ${height / 2} H ${width}`} />
          <path className="curve-line" d={`M ${line}`} />
        </svg>
        <span className="curve-side" aria-hidden="true">
          {sides[0][language]}
        </span>
        <span className="curve-side curve-side-second" aria-hidden="true">
          {sides[1][language]}
        </span>
        {turningPoints.map(({ at, to }, n) => (
          <button
            key={at}
            type="button"
            className="curve-mark"
            style={{ left: `${(100 * (at + 1)) / last}%`, top: `${100 * (1 - to)}%` }}
            aria-label={say("turning.open", { number: n + 1, at: at + 1 })}
            onClick={() => onOpen(at)}
          >
            <b>{n + 1}</b>
          </button>
        ))}
      </div>
      <figcaption>
        {words} {say(error === undefined ? "curve.unmeasured" : "curve.how")}
      </figcaption>
    </figure>
  );
}
