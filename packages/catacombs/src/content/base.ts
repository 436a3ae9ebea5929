import { baseBoards } from "./boards.ts";
import { baseAllies, baseHeroes } from "./heroes.ts";
import { baseItems } from "./items.ts";
import { baseLords } from "./lords.ts";
import { baseDiscs, baseMonsters } from "./monsters.ts";
import type { Pack } from "./pack.ts";
import { baseRooms } from "./rooms.ts";
import { baseSpells } from "./spells.ts";

/** The base game. */
export const base: Pack = {
  id: "base",
  boards: baseBoards,
  heroes: baseHeroes,
  allies: baseAllies,
  lords: baseLords,
  monsters: baseMonsters,
  rooms: baseRooms,
  spells: baseSpells,
  items: baseItems,
  discs: baseDiscs,
  lots: [
    { id: "hero", size: "medium", colour: "white", count: 4 },
    { id: "skeleton", size: "medium", colour: "white", count: 1 },
    { id: "familiar", size: "small", colour: "white", count: 1 },
    // CAT-GAP-06: two Lords on each.
    { id: "lord", size: "large", colour: "black", count: 2 },
    { id: "shield", size: "large", colour: "violet", count: 1 },
    { id: "obstacle", size: "large", colour: "dark-grey", count: 6 },
    { id: "fireball", size: "small", colour: "orange", count: 2 },
    // CAT-GAP-08: two for the Elf, two for the Wizard, two for the Overseer.
    { id: "missile", size: "tiny", colour: "yellow", count: 6 },
  ],
  // CAT-GAP-03: 20 cards of 100 and 20 of 500.
  gold: 12_000,
};
