import type { ReactNode, Ref } from "react";
import type { Point } from "./props.ts";
import type { Square } from "./scene.ts";

/** Squares of 100 pixels, which the view brings to their size: somebody who listens finds each where it is seen. */
const side = 100;

/** Who and what is on the board, as buttons over their squares: for all keys, and for those who do not see it. */
export function Points({
  ref,
  points,
  left,
  onChoose,
  onPoint,
}: {
  readonly ref: Ref<HTMLUListElement>;
  readonly points: readonly Point[];
  /** Who has just left: nothing to be chosen, only where they stood. */
  readonly left: readonly (Square & { readonly id: string })[];
  onChoose(square: Square): void;
  onPoint(square: Square | undefined): void;
}): ReactNode {
  return (
    <ul className="grid-points" ref={ref}>
      {points.map(({ id, x, y, words, isLit }) => (
        <li key={id} style={{ left: x * side, top: y * side, width: side, height: side }}>
          <button
            type="button"
            data-piece={id}
            aria-disabled={!isLit}
            onFocus={() => onPoint({ x, y })}
            onBlur={() => onPoint(undefined)}
            onClick={() => onChoose({ x, y })}
          >
            <span className="unseen">{words}</span>
          </button>
        </li>
      ))}
      {left.map(({ id, x, y }) => (
        <li
          key={`left ${id}`}
          aria-hidden="true"
          data-piece={id}
          style={{ left: x * side, top: y * side, width: side, height: side }}
        />
      ))}
    </ul>
  );
}
