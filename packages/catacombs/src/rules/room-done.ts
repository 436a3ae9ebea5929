import type { Script } from "@ossuaire/kernel";
import { boardTraits, customsOf } from "../content/box.ts";
import { fightOf, heroIds, isFrozen, type State } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/**
 * CAT-ROUND-06, CAT-ABIL-13, CAT-RULING-30: whether the fight is over: no enemy is left who could go on with it. What
 * the boards make of whoever is left comes then; a box may have more to come.
 */
export function* isDone(table: CatacombsTable): Script<boolean> {
  const { state } = table;
  if (isHeld(state)) return false;
  for (const hero of heroIds(state)) {
    for (const { roomDone } of boardTraits(state, hero)) if (roomDone) yield* roomDone(table, hero);
  }
  for (const { roomDone } of customsOf(state.options)) if (roomDone) yield* roomDone(table);
  return !isHeld(state);
}

/** Whether a Lord is there, or a monster that nothing keeps from acting for good. */
function isHeld(state: State): boolean {
  return fightOf(state).pieces.some(
    (piece) => piece.kind === "lord" || (piece.kind === "monster" && !isFrozen(state, piece)),
  );
}
