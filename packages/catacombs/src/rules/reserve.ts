import { monsterOf } from "../content/box.ts";
import type { Open, State } from "../state.ts";

/** CAT-LIMIT-04: how many discs of this card's kind are left. */
export function inReserve({ reserve }: Pick<Open, "reserve">, card: string): number {
  return reserve[monsterOf(card).disc] ?? 0;
}

/** CAT-PHASE-10. */
export function fromReserve(state: State, card: string): void {
  state.reserve[monsterOf(card).disc] = inReserve(state, card) - 1;
}

/** CAT-GOLD-06. */
export function toReserve(state: State, card: string): void {
  state.reserve[monsterOf(card).disc] = inReserve(state, card) + 1;
}
