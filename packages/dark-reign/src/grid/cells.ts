import { terrainOf } from "./drawing.ts";
import type { Plan } from "./plan.ts";
import { byRow, distance, everySide, next, type Square, sameSquare } from "./square.ts";

/** REG-CELL: a prison door and what it closes. */
export interface Cell {
  readonly door: Square;
  /** REG-VERDICT-83: from the nearest to the door to the farthest. */
  readonly squares: readonly Square[];
}

/** The cells of a plan, by the row, then the column of their doors. */
export function cellsOf(plan: Plan): readonly Cell[] {
  return squaresWith(plan, "doorway").map((door) => {
    const squares = connected(squaresWith(plan, "cell"), door);
    return {
      door,
      squares: squares.toSorted((a, b) => distance(a, door) - distance(b, door) || byRow(a, b)),
    };
  });
}

function squaresWith({ x, y, rows }: Plan, terrain: string): readonly Square[] {
  return rows.flatMap((row, down) =>
    Array.from(row).flatMap((sign, right) =>
      terrainOf(sign) === terrain ? [{ x: x + right, y: y + down }] : [],
    ),
  );
}

/** Those of the squares to which one comes from there. */
function connected(squares: readonly Square[], start: Square): readonly Square[] {
  const found: Square[] = [];
  const waiting = [start];
  for (const from of waiting)
    for (const side of everySide) {
      const to = next(from, side);
      if (found.some((square) => sameSquare(square, to)) || !squares.some((square) => sameSquare(square, to)))
        continue;
      found.push(to);
      waiting.push(to);
    }
  return found;
}
