import type { ReactNode } from "react";
import { Die } from "./Die.tsx";
import type { Thrown } from "./thrown.ts";

/** Power die and D as they fell, and their sum term by term; the words beside them say the same. */
export function Dice({
  thrown: { level, face, dice, bonus, total },
}: {
  readonly thrown: Thrown;
}): ReactNode {
  const shown = face === undefined || face === "blank" ? "" : sign(face);
  const terms = [
    ...(face === undefined ? [] : [face === "blank" ? 0 : face]),
    ...dice,
    ...(bonus === 0 ? [] : [bonus]),
  ];
  return (
    <div className="dr-dice" aria-hidden="true">
      {face !== undefined && <Die level={level}>{shown}</Die>}
      {dice.map((points, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw keep their places
        <Die key={n}>{points}</Die>
      ))}
      <span className="dr-sum">
        {face === "X" ? (
          <span>X</span>
        ) : (
          [...terms.map((term, n) => (n === 0 ? sign(term) : plus(term))), `= ${sign(total)}`].map(
            (term, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the terms of a sum keep their places
              <span key={n} style={{ animationDelay: `${500 + n * 120}ms` }}>
                {term}{" "}
              </span>
            ),
          )
        )}
      </span>
    </div>
  );
}

const sign = (term: number | "X"): string => `${term}`.replace("-", "−");

const plus = (term: number | "X"): string =>
  typeof term === "number" && term < 0 ? `− ${-term}` : `+ ${term}`;
