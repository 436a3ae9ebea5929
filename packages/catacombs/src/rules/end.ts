import type { Outcome } from "@ossuaire/kernel";
import { rolesOf } from "../options.ts";
import { charactersOf, type Ending, heroIds, isAlive, isStunned, type State } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/**
 * CAT-WIN-04, CAT-INCAP-11, CAT-RULING-36, 37: the Overseer has won when no Hero can act, unless an Ally is on the
 * board. Asked after every flick and effect, and at the end of the round.
 */
export function checkDefeat(table: CatacombsTable): boolean {
  const { state } = table;
  if (state.ended !== undefined) return true;
  if (heroIds(state).every((hero) => !isAlive(state, hero))) win(table, "heroes-dead");
  else if (state.fight !== undefined && charactersOf(state, "heroes").every(isStunned))
    win(table, "heroes-down");
  return state.ended !== undefined;
}

export function win({ state, tell }: CatacombsTable, why: Ending["why"]): void {
  state.ended = { winner: why === "lord-dead" ? "heroes" : "overseer", why };
  tell({ type: "ended", rule: why === "lord-dead" ? "CAT-WIN-02" : "CAT-WIN-04", ...state.ended });
}

export function outcome({ ended, roles, options }: State): Outcome | undefined {
  if (ended === undefined) return undefined;
  const heroes = rolesOf(options).filter((role) => role !== "overseer");
  return ended.winner === "heroes"
    ? { winners: heroes.map((role) => roles[role]), rule: "CAT-WIN-02" }
    : { winners: [roles.overseer], rule: "CAT-WIN-04" };
}
