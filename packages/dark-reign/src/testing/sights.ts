import { squaresOf } from "../grid/ground.ts";
import { sees } from "../grid/sight.ts";
import { groundOf } from "../ground-of.ts";
import type { State } from "../state.ts";

/** Looks along so many lines between squares of this board; how many of them are free. */
export function sightsOn(state: State, lines: number): number {
  const ground = groundOf(state);
  const squares = squaresOf(ground);
  let free = 0;
  for (let i = 0; i < lines; i++) {
    // A step that shares no factor with most counts of squares: near and far ones in turn.
    const from = squares[i % squares.length];
    const to = squares[(i * 101 + 37) % squares.length];
    if (from !== undefined && to !== undefined && sees(ground, from.x, from.y, to.x, to.y)) free++;
  }
  return free;
}
