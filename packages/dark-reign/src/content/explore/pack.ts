import { bash } from "../../deeds/bash.ts";
import { close } from "../../deeds/close.ts";
import { disarm } from "../../deeds/disarm.ts";
import { layTrap } from "../../deeds/lay-trap.ts";
import { locked, open } from "../../deeds/open.ts";
import { pickLock } from "../../deeds/pick-lock.ts";
import { rummage } from "../../deeds/rummage.ts";
import type { Pack } from "../../pack.ts";
import { runIsOver, startsOnBridge } from "../../rules/bridge.ts";
import { climbOut } from "../../rules/climb.ts";
import { descent } from "../../rules/descent.ts";
import { found } from "../../rules/doors.ts";
import { enter } from "../../rules/enter.ts";
import { isKeptOut } from "../../rules/statue.ts";
import { planDeck, questZones } from "../zones/deck.ts";
import { doors } from "./doors.ts";
import { furniture } from "./furniture.ts";
import { atHome, hallowed, keptOut, leadsAway } from "./hindrances.ts";
import { spikeTrap } from "./spike-trap.ts";
import { traps } from "./traps.ts";

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
  closes: (state, who, square) => isKeptOut(state, who, square) || leadsAway(state, who, square),
  discovers: found,
  afterDeed: runIsOver,
  starts: { bridge: startsOnBridge },
  turnEnds: climbOut,
  // The quest says the rest.
  catacomb: () => ({ deck: planDeck.map(({ id }) => id) }),
};
