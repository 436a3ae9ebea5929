import type { Script } from "@ossuaire/kernel";
import type { Aim } from "../asked/deed.ts";
import type { Formula } from "../dice/notation.ts";
import type { Verb } from "../effects/verb.ts";
import type { Characteristic } from "../kinds.ts";
import type { Character, State, Thing } from "../state.ts";
import type { DarkTable } from "../table.ts";
import type { Trait } from "../trait.ts";
import type { Card } from "./card.ts";
import type { SpellCard } from "./spell.ts";

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
  /** REG-LAY-02: the trap that it becomes, by its kind. */
  readonly lays?: string;
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
  /** What it does for whoever has it at all, in the bag too. */
  readonly kept?: readonly Trait[];
  /** REG-SHEET-03: D that it adds to spells while it is held. */
  readonly magicDice?: number;
  /** REG-DRINK-01: what it does to whoever drinks it; then it is used up (REG-POTION-01). */
  readonly drunk?: readonly Verb[];
  /** REG-USE-01. */
  readonly use?: Use;
  /** REG-RUNE-02: its traits work on the object to which it is bound. */
  readonly isRune?: true;
  /** REG-VERDICT-16: spells that its owner can learn. */
  readonly teaches?: SpellCard["school"];
  /** REG-TOWN-20: in town only if it is in stock. */
  readonly isRare?: true;
  /** REG-TOWN-27: one is enough, and it stands in town. */
  readonly isUnique?: true;
  /** REG-VERDICT-78: a quest object is never lost. */
  readonly isQuest?: true;
}

/** What an object can be used for. */
export interface Use {
  /** In P.Action; 1, unless told. */
  readonly cost?: number;
  /** REG-SCROLL-01: used up by it; or good for once in a game. */
  readonly spends?: "thing" | "once";
  /** Whom or what it can be used on now; nothing at all if it cannot be used. */
  readonly aims: (state: State, who: Character, thing: Thing) => Iterable<UseAim>;
  readonly works: (table: DarkTable, who: Character, thing: Thing, aim: UseAim) => Script;
}

/** The object itself is known. */
export type UseAim = Pick<Aim, "target" | "with" | "square">;

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

/** REG-VERDICT-22: its printed price, or half of what the town asks for it. */
export function salePrice({ sells, price = 0 }: Pick<ThingCard, "sells" | "price">): number {
  return sells ?? Math.floor(price / 2);
}
