import type { Outcome, RuleId } from "@ossuaire/kernel";
import { rolesOf } from "../options.ts";
import { canAct, charactersOf, type Ending, heroIds, isAlive, type State } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/**
 * CAT-WIN-04, CAT-INCAP-11, CAT-RULING-36, 37: the Overseer has won when no Hero can act, unless an Ally is on the
 * board. Asked after every flick and effect, and at the end of the round.
 */
export function checkDefeat(table: CatacombsTable): boolean {
  const { state } = table;
  if (state.ended !== undefined) return true;
  if (heroIds(state).every((hero) => !isAlive(state, hero))) win(table, "heroes-dead");
  else if (state.fight !== undefined && !charactersOf(state, "heroes").some((piece) => canAct(state, piece)))
    win(table, "heroes-down");
  return state.ended !== undefined;
}

export function win({ state, tell }: CatacombsTable, why: Ending["why"]): void {
  state.ended = { winner: why === "lord-dead" ? "heroes" : "overseer", why };
  tell({ type: "ended", rule: endingRules[why], ...state.ended });
}

const endingRules = {
  "lord-dead": "CAT-WIN-02",
  "heroes-dead": "CAT-WIN-04",
  "heroes-down": "CAT-WIN-04",
  "heroes-idle": "CAT-RULING-96",
} as const satisfies Readonly<Record<Ending["why"], RuleId>>;

export function outcome({ ended, roles, options }: State): Outcome | undefined {
  if (ended === undefined) return undefined;
  const heroes = rolesOf(options).filter((role) => role !== "overseer");
  const winners = ended.winner === "heroes" ? heroes.map((role) => roles[role]) : [roles.overseer];
  return { winners, rule: endingRules[ended.why] };
}
