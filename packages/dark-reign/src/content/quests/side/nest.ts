import { w } from "@ossuaire/kernel";
import { onBoard } from "../../../characters.ts";
import type { Pack } from "../../../pack.ts";
import { deployed, rolledContent, tableOf } from "../../../rules/content.ts";
import { awardTreasure } from "../../../rules/treasure.ts";

const zone = "crypt";

/** REG-SIDE-03: the nest. */
export const nest: Pack = {
  id: "side-nest",
  isIn: ({ side }) => side === "nest",
  sideQuests: [
    {
      id: "nest",
      name: w("Le nid", "The nest"),
      rule: "REG-SIDE-03",
      source: "house",
      objective: w("Débarrasser la crypte de ses araignées.", "Rid the crypt of its spiders."),
      zone,
    },
  ],
  catacomb: () => ({ secondary: zone }),
  /** Spiders take the place of the encounter roll. */
  holds(table, number) {
    const { state } = table;
    if (state.zones[number]?.card !== zone) return undefined;
    const lines = tableOf(state, number).filter(({ what }) => what !== "encounter");
    return { ...rolledContent(table, number, lines, false), bands: deployed(table, "spider") };
  },
  *laidOut({ state }, number, brought) {
    if (state.zones[number]?.card === zone) state.tally.nest = brought.map(({ id }) => id);
  },
  *leaves(table, who, by) {
    const { tally } = table.state;
    if (tally.isSideDone || !tally.nest?.includes(who.id)) return;
    if (onBoard(table.state).some(({ id }) => tally.nest?.includes(id))) return;
    tally.isSideDone = true;
    yield* awardTreasure(table, 1, by);
  },
};
