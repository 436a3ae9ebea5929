import { w } from "@ossuaire/kernel";
import type { ElementCard } from "../../cards/element.ts";
import { infected } from "./corpse.ts";
import { ecus, nothing, treasures } from "./finds.ts";

const full = () => "full" as const;
const low = () => "low" as const;
const free = () => "free" as const;

/** REG-ELEM: what stands in the catacombs, and what a search of it rolls on. */
export const furniture: readonly ElementCard[] = [
  {
    id: "rack",
    name: w("râtelier", "rack"),
    rule: "REG-RACK-01",
    source: "rulebook",
    hinders: full,
    table: [
      [0, 0, nothing],
      [1, 3, treasures("weapon", "magic-weapon")],
      [4, 5, treasures("magic-weapon", "magic-armour")],
    ],
  },
  {
    id: "library",
    name: w("bibliothèque", "library"),
    rule: "REG-LIBRARY-01",
    source: "rulebook",
    hinders: full,
    table: [
      [0, 0, nothing],
      [1, 3, treasures("scroll", "relic")],
      [4, 5, treasures("magic-weapon", "rune")],
    ],
  },
  { id: "rubble", name: w("éboulis", "rubble"), rule: "REG-RUBBLE-01", source: "rulebook", hinders: full },
  {
    id: "barrel",
    name: w("tonneau", "barrel"),
    rule: "REG-BARREL-01",
    source: "rulebook",
    hinders: low,
    table: [
      [0, 0, nothing],
      [1, 3, treasures("potion")],
      [4, 5, treasures("potion", "potion")],
    ],
  },
  {
    id: "chest",
    name: w("coffre", "chest"),
    rule: "REG-CHEST-01",
    source: "rulebook",
    hinders: low,
    isOpened: true,
    sturdy: { endurance: 9, pv: 5, picking: 3 },
    // REG-RULING-56: a 0 means locked first, and empty once the lock is dealt with.
    table: [
      [0, 0, nothing],
      [1, 1, ecus(100, "REG-CHEST-02")],
      [2, 3, ecus(500, "REG-CHEST-03")],
      [4, 5, ecus(500, "REG-CHEST-04", "any")],
    ],
  },
  {
    id: "table",
    name: w("table", "table"),
    rule: "REG-TABLE-01",
    source: "rulebook",
    hinders: low,
    table: [
      [0, 0, nothing],
      [1, 3, treasures("potion")],
      [4, 5, treasures("potion", "relic")],
    ],
  },
  {
    id: "corpse",
    name: w("cadavre", "corpse"),
    rule: "REG-CORPSE-01",
    source: "rulebook",
    hinders: free,
    table: [
      [0, 0, infected],
      [1, 3, nothing],
      [4, 5, treasures("any")],
    ],
  },
  {
    id: "statue",
    name: w("statue bénite", "blessed statue"),
    rule: "REG-STATUE-01",
    source: "rulebook",
    hinders: full,
    table: [
      [0, 0, nothing],
      [1, 3, ecus(50, "REG-STATUE-05", "any")],
      [4, 5, ecus(500, "REG-STATUE-06", "any")],
    ],
  },
  {
    id: "tomb",
    name: w("tombe", "tomb"),
    rule: "REG-TOMB-01",
    source: "rulebook",
    hinders: low,
    table: [
      [0, 3, nothing],
      [4, 5, treasures("any")],
    ],
  },
  { id: "well", name: w("puits", "well"), rule: "REG-RULING-20", source: "rulebook", hinders: low },
  { id: "portal", name: w("portail", "portal"), rule: "REG-PORTAL-01", source: "rulebook", hinders: free },
];
