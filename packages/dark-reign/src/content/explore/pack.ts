import type { Pack } from "../../pack.ts";
import { planDeck, questZones } from "../zones/deck.ts";

/** Zones, doors, elements and traps: REG-DOOR to LAVA, DECK, DRAW, SPLIT, GEN, MEET, and the deeds that handle them. */
export const explore: Pack = { id: "explore", zones: [...planDeck, ...questZones] };
