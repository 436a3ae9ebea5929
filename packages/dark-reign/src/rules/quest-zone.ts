import { cardOf } from "../shelf.ts";
import type { State } from "../state.ts";

/** The number of the main quest's zone, once it is discovered. */
export function questZone({ options, zones }: State): number | undefined {
  const { zone } = cardOf("quests", options.quest);
  const number = zones.findIndex(({ card }) => card === zone);
  return number < 0 ? undefined : number;
}
