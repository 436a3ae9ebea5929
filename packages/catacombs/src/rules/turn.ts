import type { Script } from "@ossuaire/kernel";
import { traitsOf } from "../content/box.ts";
import { charactersOf, fightOf, isCharacter, isOnBoard, type Side } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/** CAT-RULING-96: after so many rounds in a row in which everybody passed, the Heroes have given up. */
export const patience = 10;

/** A turn begins: everybody of that side can act who was on the board before. */
export function beginTurn(table: CatacombsTable, side: Side): void {
  const { state, tell } = table;
  const fight = fightOf(state);
  for (const piece of fight.pieces.filter(isCharacter)) delete piece.arrived;
  for (const piece of charactersOf(state, side)) {
    piece.done = false;
    for (const { turnBegins } of traitsOf(state, piece)) turnBegins?.(table, piece);
  }
  if (side === "heroes") {
    fight.round++;
    fight.idle = (fight.idle ?? 0) + 1;
    fight.attacked = false;
  }
  state.phase = side;
  const rule = side === "heroes" ? "CAT-ROUND-03" : "CAT-ROUND-13";
  const isLast = side === "heroes" && fight.idle === patience;
  tell({ type: "turn", rule, side, round: fight.round, ...(isLast ? { last: true } : {}) });
}

/** A turn is over: what the cards of that side do then. */
export function* endTurn(table: CatacombsTable, side: Side): Script {
  const { state } = table;
  for (const piece of charactersOf(state, side)) {
    if (!isOnBoard(state, piece.id)) continue;
    for (const { turnEnds } of traitsOf(state, piece)) if (turnEnds) yield* turnEnds(table, piece);
  }
}
