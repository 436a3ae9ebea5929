import type { Script } from "@ossuaire/kernel";
import { groundOf, isEmpty } from "../board.ts";
import { onBoard } from "../characters.ts";
import { hindranceAt, squaresOf } from "../grid/ground.ts";
import { byRow, distance, type Square, sameSquare } from "../grid/square.ts";
import { has } from "../sheet/traits.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { arrives } from "./arrive.ts";

/** REG-RULING-30, 31: whether it is over, or inside, something on which it could not stand. */
function hovers(state: State, who: Character): boolean {
  if (!has(state, who, "flying") && !has(state, who, "immaterial")) return false;
  const isTaken = onBoard(state).some((other) => other.id !== who.id && sameSquare(other, who));
  return isTaken || hindranceAt(groundOf(state), who) !== "free";
}

/** It has come to a square: the way back is remembered until it stands on an empty one. */
export function remembersWay(state: State, who: Character, from: Square): void {
  if (hovers(state, who)) who.states.way = [...(who.states.way ?? []), from];
  else delete who.states.way;
}

/** REG-FLY-03, REG-RULING-31: without P.Action it goes back along its way to the last empty square. */
export function* goesBack(table: DarkTable, who: Character): Script {
  const { way } = who.states;
  if (way === undefined) return;
  delete who.states.way;
  if (who.gone !== undefined) return;
  const { state } = table;
  const square = way.findLast((one) => isEmpty(state, one)) ?? nearestEmpty(state, who);
  if (square !== undefined) yield* arrives(table, who, square, "put", "REG-RULING-31");
}

/** If all of them were taken meanwhile: REG-VERDICT-72. */
function nearestEmpty(state: State, from: Square): Square | undefined {
  return squaresOf(groundOf(state))
    .filter((square) => isEmpty(state, square))
    .toSorted((a, b) => distance(a, from) - distance(b, from) || byRow(a, b))[0];
}
