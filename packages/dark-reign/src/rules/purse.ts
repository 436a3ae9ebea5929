import type { RuleId } from "@ossuaire/kernel";
import { survivorsOf } from "../characters.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";

/** REG-GOLD-01: écus that somebody has found go to the common purse. */
export function earn({ state, tell }: DarkTable, { id }: Character, ecus: number, rule: RuleId): void {
  state.purse += ecus;
  tell({ type: "earned", rule, who: id, ecus });
}

/** REG-VERDICT-48: what each PJ that survives gets of the common purse; the rest is the leader's. */
export function sharesOf(state: State): Readonly<Record<string, number>> {
  const living = survivorsOf(state).map(({ id }) => id);
  const share = Math.floor(state.purse / Math.max(1, living.length));
  const rest = state.purse - share * living.length;
  const leader = living.find((id) => id === state.leader) ?? living[0];
  return Object.fromEntries(living.map((id) => [id, id === leader ? share + rest : share]));
}
