import { boxLids } from "../lids.ts";
import type { Pack } from "../pack.ts";
import { verminCustom } from "./custom.ts";
import { verminItems } from "./items.ts";
import { verminMonsters } from "./monsters.ts";
import { passageCards } from "./passages/deck.ts";
import { verminRooms } from "./rooms.ts";
import { verminSpells } from "./spells.ts";
import { verminVariants } from "./variants.ts";
import { verminVoice } from "./voice.ts";

/** Horde of Vermin. */
export const vermin: Pack = {
  id: "vermin",
  name: boxLids.vermin.name,
  boards: [],
  heroes: [],
  allies: [],
  lords: [],
  monsters: [...verminMonsters, ...verminVariants],
  rooms: verminRooms,
  halves: true,
  spells: verminSpells,
  items: verminItems,
  // VER-COMP-08 to 10, VER-RULING-05.
  discs: { "tiny-vermin": 20, "great-vermin": 1 },
  lots: [{ id: "critical-fireball", size: "large", colour: "orange", count: 1 }],
  gold: 0,
  custom: verminCustom,
  voice: verminVoice,
  passages: passageCards,
};
