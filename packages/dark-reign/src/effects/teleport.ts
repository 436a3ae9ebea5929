import type { Script } from "@ossuaire/kernel";
import { groundOf, isEmpty, squareId } from "../board.ts";
import { squaresOf } from "../grid/ground.ts";
import type { Square } from "../grid/square.ts";
import { arrives } from "../rules/arrive.ts";
import { isClosedTo } from "../rules/closed.ts";
import type { Character, State } from "../state.ts";
import { choose } from "../table.ts";
import type { Verb } from "./verb.ts";

/** REG-VERDICT-06: to any empty square that can be entered, if it likes; no blocking test. */
export const teleport: Verb = function* (table, who, { rule }): Script {
  const { state } = table;
  const squares = roomFor(state, who).map((square) => ({ id: squareId(square), square }));
  if (squares.length === 0) return;
  const about = { who: who.id };
  const asking = { seats: who.seat, prompt: "teleport", rule, about } as const;
  const chosen = yield* choose(asking, [...squares, { id: "stay" }]);
  if ("square" in chosen) yield* arrives(table, who, chosen.square, "put", rule);
};

/** REG-VERDICT-06, 32, 83: where magic can put somebody; a cell that nobody has opened is no room yet. */
export function roomFor(state: State, who: Character): readonly Square[] {
  return emptySquares(state).filter((square) => !isClosedTo(state, who, square));
}

/** REG-VERDICT-72: of all discovered zones, by row, then column. */
export function emptySquares(state: State): readonly Square[] {
  return squaresOf(groundOf(state))
    .filter((square) => isEmpty(state, square))
    .map(({ x, y }) => ({ x, y }));
}
