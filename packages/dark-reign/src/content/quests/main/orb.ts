import { w } from "@ossuaire/kernel";
import type { ThingCard } from "../../../cards/thing.ts";
import { characterOf } from "../../../characters.ts";
import type { Pack } from "../../../pack.ts";
import { questZone } from "../../../rules/quest-zone.ts";
import { makeThing } from "../../../things.ts";

const solarOrb: ThingCard = {
  id: "solar-orb",
  name: w("Orbe solaire", "Solar orb"),
  rule: "REG-QORB-07",
  source: "rulebook",
  isQuest: true,
  weight: 0,
};

/** REG-QORB: the solar orb. */
export const orb: Pack = {
  id: "quest-orb",
  isIn: ({ quest }) => quest === "orb",
  things: [solarOrb],
  // REG-QORB-07: the ogre that comes with the zone, not one that lurks there besides.
  *laidOut({ state }, zone, brought) {
    if (zone !== questZone(state)) return;
    const ogre = brought.find(({ card }) => card === "ogre");
    if (ogre !== undefined) makeThing(state, solarOrb.id, { kind: "carried", by: ogre.id });
  },
  // REG-QORB-02, REG-VERDICT-58: with a PJ or ally, however it came there.
  judges: (state) =>
    state.things.some(
      ({ card, at }) => card === solarOrb.id && "by" in at && characterOf(state, at.by).side === "heroes",
    )
      ? { isWon: true, why: "orb", rule: "REG-QORB-02" }
      : undefined,
};
