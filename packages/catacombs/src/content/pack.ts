import type { Rng, Script, Words } from "@ossuaire/kernel";
import type { Action } from "../action.ts";
import type { Mark } from "../mark.ts";
import type { Service } from "../offers.ts";
import type { HeroId } from "../options.ts";
import type { Character, Open, Piece, Side, State } from "../state.ts";
import type { CatacombsTable } from "../table.ts";
import type { Trait } from "../trait.ts";
import type {
  AllyCard,
  ArtefactCard,
  Board,
  CombatRoom,
  HeroCard,
  ItemCard,
  LordCard,
  Lot,
  MonsterCard,
  RoomCard,
  SpellCard,
} from "./card.ts";
import type { Voice } from "./voice.ts";

/** What one box brings to the table: the base game, or an expansion. */
export interface Pack {
  readonly id: string;
  /** As its lid says it. */
  readonly name?: Words;
  readonly boards: readonly Board[];
  readonly heroes: readonly HeroCard[];
  readonly allies: readonly AllyCard[];
  readonly lords: readonly LordCard[];
  readonly monsters: readonly MonsterCard[];
  readonly rooms: readonly RoomCard[];
  /** Of the rooms of the other boxes only half stay when its own come in. */
  readonly halves?: true;
  readonly spells: readonly SpellCard[];
  readonly items: readonly ItemCard[];
  /** They lie beside a Hero's board, and in no deck. */
  readonly artefacts?: readonly ArtefactCard[];
  /** CAT-LIMIT-02: how many discs of each kind of monster there are. */
  readonly discs: Readonly<Record<string, number>>;
  /** CAT-COMP-12, 14 to 18: the other discs. */
  readonly lots: readonly Lot[];
  /** CAT-GAP-03: the gold cards, in all. */
  readonly gold: number;
  /** What it adds to the course of every match that it is part of. */
  readonly custom?: Custom;
  /** Its words, where it asks and tells what the base game does not. */
  readonly voice?: Voice;
  /** VER-SETUP-07: cards that are turned up before a room. */
  readonly passages?: readonly PassageText[];
}

/** What a card of the Dark Passageways says. */
export interface PassageText {
  readonly id: string;
  readonly level: 1 | 2;
  readonly name: Words;
  readonly text: Words;
}

/** What a box changes beyond its cards, whoever plays. */
export interface Custom {
  /** The match is set up: what it lays on the table. */
  readonly begins?: (state: State, rng: Rng) => void;
  /** A combat room is entered, and not yet set up. */
  readonly enters?: (table: CatacombsTable, room: CombatRoom, visits: number) => Script;
  /** Openly and before anybody is placed: who comes instead of whom. A scenario that names the monsters is not asked. */
  readonly musters?: (table: CatacombsTable, called: readonly Call[]) => Script<readonly Call[]>;
  /** The set-up of a room begins. */
  readonly roomBegins?: (table: CatacombsTable) => Script;
  /** All stand in their places: what comes before the first turn, and whether the Overseer has it. */
  readonly fightBegins?: (table: CatacombsTable) => Side | undefined;
  /** Special rules that a piece has by it. */
  readonly lends?: (open: Open, piece: Character) => readonly Trait[];
  /** All that it may lend. */
  readonly lent?: readonly Trait[];
  /** What Heroes can do besides, by their ids. */
  readonly deeds?: Readonly<Record<HeroId, readonly Action[]>>;
  /** What its cards have done to a piece. */
  readonly marks?: (open: Open, piece: Piece) => readonly Mark[];
  /** A Hero has come back to life. */
  readonly whenRaised?: (table: CatacombsTable, hero: HeroId) => void;
  /** No enemy is left who could go on with the fight: what comes before it is over. */
  readonly roomDone?: (table: CatacombsTable) => Script;
  /** The Heroes have been paid, or nobody was there: the room is left. */
  readonly roomEnds?: (table: CatacombsTable) => Script;
  /** What Merchants and Healers sell besides … */
  readonly treatments?: (state: State) => readonly Service[];
  /** … and how it works, once it is paid for. */
  readonly treat?: (table: CatacombsTable, service: Service) => Script;
}

/** A monster that a Room card calls: by its picture, or by the symbol of those that wander (CAT-WANDER-02). */
export interface Call {
  readonly card: string;
  readonly isSymbol?: true;
}

/** What a match is dealt out of, all its boxes together. */
export type Dealt = Omit<Pack, "id" | "name" | "halves" | "custom" | "artefacts" | "voice" | "passages"> & {
  readonly artefacts: readonly ArtefactCard[];
  readonly customs: readonly Custom[];
};
