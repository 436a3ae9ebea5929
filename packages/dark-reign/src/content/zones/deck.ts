import type { ZoneCard } from "./card.ts";
import {
  burningChasm,
  corridorOfBones,
  crypt,
  darkBend,
  entranceHall,
  greatNave,
  whisperingCrossroads,
} from "./halls.ts";
import { deadEnd, gateToTheDepths, wizardsLaboratory } from "./quest-zones.ts";
import {
  armoury,
  buriedLibrary,
  collapsedGallery,
  dungeonCells,
  pillarRotunda,
  refectory,
  undergroundChapel,
} from "./vaults.ts";

/** REG-ZONE-01 to 14: the plan deck, out of which a catacomb is drawn (REG-COMP-06). */
export const planDeck: readonly ZoneCard[] = [
  entranceHall,
  corridorOfBones,
  greatNave,
  darkBend,
  whisperingCrossroads,
  crypt,
  burningChasm,
  dungeonCells,
  pillarRotunda,
  armoury,
  buriedLibrary,
  refectory,
  collapsedGallery,
  undergroundChapel,
];

/** REG-ZONE-15 to 17: of quest 1, of quests 2 and 4, of quest 3. */
export const questZones: readonly ZoneCard[] = [deadEnd, wizardsLaboratory, gateToTheDepths];
