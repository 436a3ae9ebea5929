import type { Content } from "../cards/catacomb.ts";
import { laidZonesOf } from "../ground-of.ts";
import { cardOf } from "../shelf.ts";
import type { State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { deployed } from "./content.ts";

/** The number of the main quest's zone, once it is discovered. */
export function questZone({ options, zones }: State): number | undefined {
  const { zone } = cardOf("quests", options.quest);
  const number = zones.findIndex(({ card }) => card === zone);
  return number < 0 ? undefined : number;
}

/** REG-DRAW-11: what its quest says is there, for certain. */
export function questContent(table: DarkTable, number: number): Content | undefined {
  const { state } = table;
  if (number !== questZone(state)) return undefined;
  const { holds, monsters } = cardOf("quests", state.options.quest);
  const well = laidZonesOf(state)[number]?.plan.well;
  return {
    fixed: well === undefined ? [] : [{ x: well.x, y: well.y, piece: "well" }],
    pieces: holds,
    bands: deployed(table, monsters),
  };
}
