import type { Rows, Sort, TreasureTables } from "../../cards/treasure.ts";

/** REG-TREAS-05 to 11: the nature of a treasure. */
const natures: Rows<Sort> = [
  [0, 0, "weapon"],
  [1, 2, "potion"],
  [3, 4, "relic"],
  [5, 6, "scroll"],
  [7, 8, "magic-weapon"],
  [9, 9, "magic-armour"],
  [10, 10, "rune"],
];

/** REG-TREAS-04: the table of each sort, by the cards of its objects. */
const treasures: Readonly<Record<Sort, Rows<string>>> = {
  weapon: inOrder(
    "rusty-sword",
    "bastard-sword",
    "cleaver",
    "two-handed-cleaver",
    "club",
    "great-club",
    "nunchaku",
    "great-nunchaku",
    "yew-bow",
    "repeating-crossbow",
    "spear",
  ),
  potion: [
    [0, 0, "invisibility"],
    [1, 1, "invulnerability"],
    [2, 2, "force"],
    [3, 3, "resistance"],
    [4, 4, "speed"],
    [5, 6, "cure"],
    [7, 10, "care"],
  ],
  relic: inOrder(
    "blessed-amulet",
    "ice-amulet",
    "amulet-of-courage",
    "ring-of-agility",
    "ring-of-teleportation",
    "ring-of-divination",
    "boots-of-speed",
    "old-kings-crown",
    "healing-stone",
    "apprentice-sceptre",
    "sceptre",
  ),
  scroll: inOrder(
    "scroll-of-banishment",
    "scroll-of-cure",
    "scroll-of-protection",
    "scroll-of-teleportation",
    "scroll-of-time",
    "scroll-of-resurrection",
    "black-grimoire",
    "white-grimoire",
    "beggars-grimoire",
    "necromantic-grimoire",
    "demonological-grimoire",
  ),
  "magic-weapon": inOrder(
    "blessed-sword",
    "berserk-axe",
    "axe-of-power",
    "blade-of-fury",
    "blade-of-hell",
    "vampire-blade",
    "lightning-hammer",
    "blessed-flail",
    "bow-of-flame",
    "phantom-bow",
    "dragon-tooth-spear",
  ),
  "magic-armour": inOrder(
    "master-armour",
    "armour-of-regeneration",
    "phantom-armour",
    "talisman-armour",
    "thrice-blessed-armour",
    "shield-of-courage",
    "argika-mail",
    "argika-shield",
    "armour-of-hell",
    "sharpened-armour",
    "bearskin",
  ),
  rune: inOrder(
    "rune-of-combat",
    "rune-of-shooting",
    "rune-of-force",
    "rune-of-resistance",
    "rune-of-will",
    "rune-of-charisma",
    "rune-of-agility",
    "rune-of-life",
    "rune-of-knowledge",
    "rune-of-dexterity",
    "rune-of-magic",
  ),
};

/** One number each, from 0. */
function inOrder(...cards: readonly string[]): Rows<string> {
  return cards.map((card, number) => [number, number, card]);
}

export const treasureTables: TreasureTables = { natures, sorts: treasures };
