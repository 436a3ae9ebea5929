import { ground, obstaclesOn } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { FloorOf } from "./FloorOf.tsx";

/** A board from above, on its own floor, with its obstacles where they are. */
export function BoardPlan({
  board,
  className,
  fills = false,
}: {
  readonly board: string;
  readonly className: string;
  /** Whatever form its place has, all of that is board. */
  readonly fills?: boolean;
}): ReactNode {
  const { length, width } = ground;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${length} ${width}`}
      preserveAspectRatio={fills ? "xMidYMid slice" : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <FloorOf board={board} />
      {obstaclesOn(board).map(({ id, x, y, radius }) => (
        <circle key={id} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}
