import type { RuleId, Script, Words } from "@ossuaire/kernel";
import type { Action } from "../action.ts";
import type { Shop, Size } from "../kinds.ts";
import type { Exit, HeroBoard } from "../state.ts";
import type { CatacombsTable } from "../table.ts";
import type { Trait } from "../trait.ts";

export type { Size };

/** Where the facts of a card come from: the rulebook, public accounts of the game, or ourselves (CAT-GAP-01). */
type Source = "rulebook" | "public" | "house";

interface Printed {
  readonly id: string;
  readonly name: Words;
  /** The French name is feminine. */
  readonly feminine?: true;
  readonly source: Source;
}

export type Family = "undead" | "mythological" | "dungeon" | "infernal" | "vermin";

/** CAT-COMP-06 to 08: the colours of the discs. */
export type Colour =
  | "black"
  | "blue"
  | "cyan"
  | "dark-grey"
  | "green"
  | "grey"
  | "orange"
  | "violet"
  | "white"
  | "yellow"
  | "brown";

/** CAT-MON-03, VER-FAMILY-02. */
export const familyColour: Readonly<Record<Family, Colour>> = {
  undead: "grey",
  mythological: "blue",
  dungeon: "green",
  infernal: "orange",
  vermin: "brown",
};

/** Equal discs of a box that are no monsters. */
export interface Lot {
  readonly id: string;
  readonly size: Size;
  readonly colour: Colour;
  readonly count: number;
}

/** CAT-MON-02: what a Monster card shows. */
export interface MonsterCard extends Printed {
  readonly family: Family;
  readonly size: Size;
  /** Which discs of the box it uses; two kinds may share theirs. */
  readonly disc: string;
  readonly life: number;
  readonly gold: number;
  /** The article that its killer receives, if it is still in the deck. */
  readonly item?: string;
  /** Who sits on it, and fights on when it is dead. */
  readonly rider?: string;
  /** Of discs that it shares with others, how many it can have at most. */
  readonly limit?: number;
  /** VER-REWARD-03: what all of its kind together bring a Hero at most, in one room. */
  readonly max?: number;
  /** VER-VARIANT-04: whose place it may take. */
  readonly variantOf?: string;
  /** VER-WANDER-04: how many symbols of a Room card it may stand for. */
  readonly wanders?: number;
  /** VER-WANDER-08: how many of it stand for one symbol, where that is more than one. */
  readonly herd?: number;
  /** A box without which it is left out. */
  readonly needs?: string;
  /** CAT-SEQ-04: one of them is chosen. */
  readonly actions: readonly [Action, ...Action[]];
  readonly traits: readonly Trait[];
}

/** CAT-COMP-20. */
export interface HeroCard extends Printed {
  /** CAT-PLAYER-09: the place in the row of all Heroes, from the easiest to the hardest. */
  readonly order: number;
  readonly life: number;
  /** CAT-HERO-19: beside the basic Melee. */
  readonly actions: readonly Action[];
  readonly traits: readonly Trait[];
  readonly tracks: readonly HeroTrack[];
  /** CAT-PLAYER-09: what the player is told who chooses this hero. */
  readonly text: Words;
  /** CAT-HERO-14: extra gold for each monster of his own. */
  readonly bonus?: number;
  /** CAT-SPELL-01: plays the Spell cards. */
  readonly spells?: true;
  /** Whose place he takes best, in a party that is mixed. */
  readonly insteadOf?: string;
}

/** Something that a hero's board counts. */
interface HeroTrack {
  readonly id: string;
  readonly name: Words;
  readonly start: number;
  readonly most: number;
  /** Back to the start at each set-up. */
  readonly refills: boolean;
  /** Life that is gained may go here instead. */
  readonly takesLife?: true;
  /** Where it is short, life pays instead, but never the last point. */
  readonly paidByLife?: true;
}

/** CAT-COMP-21. */
export interface LordCard extends Printed {
  readonly life: number;
  /** How many drops its track goes on beyond that, for a harder battle. */
  readonly drops?: number;
  readonly board: string;
  readonly wandering: string;
  readonly minions: readonly Muster[];
  /** CAT-LORD-12, 13: beside the basic Melee. */
  readonly actions: readonly [Action, ...Action[]];
  readonly traits: readonly Trait[];
  readonly text: Words;
}

/** So many of one kind. */
export interface Muster {
  readonly monster: string;
  readonly count: number;
}

/** CAT-ALLY-07. */
export interface AllyCard extends Printed {
  /** CAT-ALLY-03: whose Ally it is. */
  readonly owner: string;
  /** The article that brings it in at each set-up (CAT-ALLY-17); without one it is summoned. */
  readonly item?: string;
  /** CAT-ALLY-21: spells and shots of its owner may start from it. */
  readonly isOutpost?: true;
  readonly size: Size;
  readonly life: 1;
  /** By which rule it has no more than that. */
  readonly lifeRule: RuleId;
  /** By which rule it leaves when it is damaged. */
  readonly leaveRule: RuleId;
  /** CAT-ALLY-22: what it is good for. */
  readonly text: Words;
  readonly action: Action;
}

export type RoomCard = CombatRoom | SpecialRoom;

/** CAT-ROOM-03. */
export interface CombatRoom extends Printed {
  readonly kind: "combat";
  readonly level: 0 | 1 | 2;
  readonly board: string;
  readonly monsters: readonly Muster[];
  readonly wandering: number;
  readonly exits: readonly Exit[];
  /** A box without which it is left out. */
  readonly needs?: string;
}

export interface SpecialRoom extends Printed {
  readonly kind: "merchant" | "healer" | "altar" | "lord";
  readonly exits: readonly Exit[];
  /** In the layout it lies in the place of the base game's card of its kind. */
  readonly replaces?: true;
  /** Where it trades otherwise than the base game's. */
  readonly shop?: Shop;
}

/** The base game's Merchant. */
export const usualShop: Shop = { goods: 6, discounts: 2 };

/** CAT-SPELL-02: one card; `copies` of the same are told apart by a number. */
export interface SpellCard extends Printed {
  readonly copies: number;
  readonly text: Words;
  readonly action: Action;
}

/** CAT-COMP-27. */
export interface ItemCard extends Printed {
  /** CAT-ITEM-02: who may own it; nobody named: every hero. */
  readonly heroes?: readonly string[];
  readonly price: number;
  readonly text: Words;
  /** CAT-ITEM-07, 08. */
  readonly use: "always" | "room" | "once";
  /** What its owner can do with it in the Heroes' turn. */
  readonly actions: readonly Action[];
  readonly traits: readonly Trait[];
  /** It lets a track of its owner's board be filled beyond its start. */
  readonly raises?: { readonly track: string; readonly by: number };
  /** Whether it can be used when the next room is about to be turned up. */
  readonly whileExploring?: true;
  /** Its owner has lost it for good: what goes with it. */
  readonly whenLost?: (table: CatacombsTable, owner: string) => Script;
}

/** SOL-HUNTER-05 to 07: an article that is paid with killed monsters; `any` is for whatever family. */
export interface ArtefactCard extends ItemCard {
  readonly cost: readonly (Family | "any")[];
}

/** CAT-COMP-01, 18: one side of a board, with its holes. */
export interface Board extends Printed {
  readonly obstacles: readonly (readonly [x: number, y: number])[];
}

/** CAT-ITEM-10, 11: whether this hero has the article and may still use it. */
export function hasReady(hero: HeroBoard, item: string): boolean {
  return ownedBy(hero).includes(item) && !hero.used.includes(item);
}

/** Articles, and artefacts that are activated. */
export function ownedBy({ items, artefacts }: HeroBoard): readonly string[] {
  return artefacts === undefined ? items : [...items, ...artefacts];
}
