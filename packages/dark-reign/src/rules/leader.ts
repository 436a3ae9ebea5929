import type { Script } from "@ossuaire/kernel";
import { characterOf, isHero, ofSide } from "../characters.ts";
import { mjSeat } from "../options.ts";
import { lastingLevelOf } from "../sheet/levels.ts";
import type { Character, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { adopt } from "./allies.ts";

/** REG-TURN-02, 03: the highest Charisma among the PJ on the board; of several the MJ names one (REG-RULING-14). */
export function* nameLeader(table: DarkTable): Script {
  const { state } = table;
  const heroes = ofSide(state, "heroes").filter(isHero);
  const charisma = (who: Character) => lastingLevelOf(state, who, "charisma");
  const most = Math.max(...heroes.map(charisma));
  const best = heroes.filter((who) => charisma(who) === most).map(({ id }) => ({ id, target: id }));
  const [only] = best;
  if (only === undefined) return;
  const named =
    best.length === 1 ? only : yield* choose({ seats: mjSeat, prompt: "leader", rule: "REG-TURN-03" }, best);
  state.leader = named.id;
  adopt(state);
  table.tell({ type: "leader", rule: "REG-TURN-02", who: named.id });
}

/** REG-RULING-14: on the ground the leader is leader still; dead, removed or gone he is none. */
export function lacksLeader(state: State): boolean {
  if (ofSide(state, "heroes").every((who) => !isHero(who))) return false;
  return state.leader === undefined || characterOf(state, state.leader).gone !== undefined;
}
