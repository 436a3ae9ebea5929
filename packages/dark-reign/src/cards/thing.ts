import type { Formula } from "../dice/notation.ts";
import type { Characteristic } from "../kinds.ts";
import type { Trait } from "../trait.ts";
import type { Card } from "./card.ts";

/** An object. What it can be used for are its facets: a thing may have several, or none. */
export interface ThingCard extends Card {
  readonly weight: number;
  /** REG-VERDICT-22: its printed selling price. */
  readonly sells?: number;
  /** REG-TOWN: its price in town, if it is sold there. */
  readonly price?: number;
  /** REG-MWEAPON-01, REG-ARMOUR-01. */
  readonly isMagic?: true;
  /** REG-SHEET-05, 06: hands that it takes, if it can be held. */
  readonly hands?: 1 | 2;
  /** REG-VERDICT-01: the least levels of whoever equips it, and a skill. */
  readonly needs?: Partial<Readonly<Record<Characteristic, number>>>;
  readonly needsSkill?: string;
  readonly melee?: Melee;
  readonly shot?: Shot;
  /** REG-RULING-43: as a weapon or as a shield. */
  readonly parries?: "weapon" | "shield";
  /** REG-SHEET-07: worn as the one armour; held, its points are added (REG-VERDICT-02). */
  readonly armour?: number;
  /** At most one of a category is worn: `armour`, `amulet`, `ring` … (REG-VERDICT-05). */
  readonly wornAs?: string;
  /** What it does while it is held or worn. */
  readonly traits?: readonly Trait[];
}

interface Melee {
  readonly damage: Formula;
  /** REG-RULING-45: also at distance 2, in line of sight. */
  readonly isLong?: true;
  /** REG-RULING-40: armour points of the target that it ignores. */
  readonly pierces?: number;
  /** REG-WEAPON-14. */
  readonly cannotBeParried?: true;
  /** REG-RULING-48. */
  readonly rerolls?: true;
  /** REG-RULING-47. */
  readonly strikesTwice?: true;
}

interface Shot {
  readonly damage: Formula;
  /** REG-SHOT-05. */
  readonly range: number;
  /** REG-MWEAPON-11: characters never block its line of sight. */
  readonly seesThrough?: true;
  /** REG-TOWN-11: has to be loaded after each shot. */
  readonly isLoaded?: true;
}
