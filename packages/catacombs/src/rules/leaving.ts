import type { RuleId } from "@ossuaire/kernel";
import { alliesOf, allyOf, ownerOfAlly } from "../content/box.ts";
import {
  type Character,
  characterOf,
  fightOf,
  heroOf,
  isOnBoard,
  type Living,
  type State,
} from "../state.ts";
import type { CatacombsTable } from "../table.ts";
import { toReserve } from "./reserve.ts";
import { takeOff } from "./slide.ts";

/** CAT-DEATH-02, CAT-ALLY-11, 19: a dead Hero or a damaged Ally is taken off the board. */
export function leave(table: CatacombsTable, piece: Character, rule = ruleFor(piece)): void {
  const { state, tell } = table;
  takeOff(fightOf(state), piece.id);
  tell({ type: "left", rule, piece: piece.id, card: piece.card });
  if (piece.kind !== "hero") return;
  // With the Wizard go his Allies.
  for (const ally of alliesOf(piece.card)) {
    if (isOnBoard(state, ally)) leave(table, characterOf(state, ally), "CAT-RULING-38");
  }
}

function ruleFor({ kind, card }: Character): RuleId {
  if (kind === "hero") return "CAT-DEATH-02";
  return allyOf(card).leaveRule;
}

/** CAT-HIT-07, 08: killed monsters leave; all of them, or one. */
export function removeKilled(table: CatacombsTable, only?: string): void {
  const { state } = table;
  for (const piece of [...fightOf(state).pieces]) {
    if (piece.kind !== "monster" || piece.life > 0 || (only ?? piece.id) !== piece.id) continue;
    takeOff(fightOf(state), piece.id);
    reward(table, piece);
  }
}

/** A trophy for the resolution phase; the final battle has none, so the disc can come in again (CAT-RULING-61). */
function reward({ state, tell }: CatacombsTable, { id, card, killer }: Living): void {
  const hero = killer === undefined ? undefined : heroBehind(state, killer);
  if (fightOf(state).kind === "lord" || hero === undefined) toReserve(state, card);
  else heroOf(state, hero).trophies.push(card);
  tell({ type: "killed", rule: "CAT-HIT-08", piece: id, card, ...(hero === undefined ? {} : { hero }) });
}

/** CAT-ALLY-05: what an Ally kills is its controller's. */
function heroBehind(state: State, killer: string): string | undefined {
  return state.heroes[killer] === undefined ? ownerOfAlly(killer) : killer;
}
