import type { Square } from "../grid/square.ts";
import { mostPv } from "../sheet/counters.ts";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { take } from "./bearing.ts";
import { spotTraps } from "./spot-traps.ts";

/**
 * REG-VERDICT-15: half of the maximum PV, rounded up, and what it had and still lies on the floor. It acts from the next turn of its
 * side on (REG-VERDICT-76).
 */
export function returnsFromDeath(table: DarkTable, who: Character, { x, y }: Square): void {
  const { state } = table;
  delete who.gone;
  who.states = {};
  who.x = x;
  who.y = y;
  who.actions = 0;
  for (const thing of state.things)
    if (thing.from === who.id && thing.at.kind === "floor") take(state, who, thing);
  who.pv = [Math.ceil(mostPv(state, who) / 2)];
  if (state.turn.side === who.side) state.turn.done.push(who.id);
  table.tell({ type: "returns", rule: "REG-SCROLL-07", who: who.id, x, y });
  spotTraps(table, who);
}
