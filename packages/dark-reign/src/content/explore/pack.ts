import { bash } from "../../deeds/bash.ts";
import { close } from "../../deeds/close.ts";
import { disarm } from "../../deeds/disarm.ts";
import { layTrap } from "../../deeds/lay-trap.ts";
import { locked, open } from "../../deeds/open.ts";
import { pickLock } from "../../deeds/pick-lock.ts";
import { rummage } from "../../deeds/rummage.ts";
import type { QuestId } from "../../options.ts";
import type { Pack } from "../../pack.ts";
import { runIsOver, startsOnBridge } from "../../rules/bridge.ts";
import { climbOut } from "../../rules/climb.ts";
import { descent } from "../../rules/descent.ts";
import { found } from "../../rules/doors.ts";
import { enter } from "../../rules/enter.ts";
import { planDeck, questZones } from "../zones/deck.ts";
import { deadEnd, gateToTheDepths, wizardsLaboratory } from "../zones/quest-zones.ts";
import { doors } from "./doors.ts";
import { furniture } from "./furniture.ts";
import { atHome, hallowed, keptOut } from "./hindrances.ts";
import { spikeTrap } from "./spike-trap.ts";
import { traps } from "./traps.ts";

const mains: Readonly<Record<QuestId, string>> = {
  well: deadEnd.id,
  gold: wizardsLaboratory.id,
  clock: gateToTheDepths.id,
  orb: wizardsLaboratory.id,
};

/** Zones, doors, elements and traps: REG-DOOR to LAVA, DECK, DRAW, SPLIT, GEN, MEET, and the deeds that handle them. */
export const explore: Pack = {
  id: "explore",
  zones: [...planDeck, ...questZones],
  elements: [...doors, ...furniture, ...traps],
  things: [spikeTrap],
  deeds: [open, close, pickLock, bash, rummage, disarm, layTrap],
  hindrances: [locked, keptOut, atHome, hallowed],
  phases: { descent },
  enters: enter,
  discovers: found,
  afterDeed: runIsOver,
  starts: { bridge: startsOnBridge },
  turnEnds: climbOut,
  // Whom one meets is the quest's to say (REG-MEET-01); this is what comes where none does.
  catacomb: ({ quest }) => ({
    deck: planDeck.map(({ id }) => id),
    main: mains[quest],
    encounters: [
      [0, 1, "spider"],
      [2, 4, "rat"],
      [5, 5, "revenant"],
    ],
  }),
};
