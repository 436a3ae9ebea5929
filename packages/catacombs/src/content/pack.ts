import type { Words } from "@ossuaire/kernel";
import type {
  AllyCard,
  Board,
  HeroCard,
  ItemCard,
  LordCard,
  Lot,
  MonsterCard,
  RoomCard,
  SpellCard,
} from "./card.ts";

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
  /** CAT-LIMIT-02: how many discs of each kind of monster there are. */
  readonly discs: Readonly<Record<string, number>>;
  /** CAT-COMP-12, 14 to 18: the other discs. */
  readonly lots: readonly Lot[];
  /** CAT-GAP-03: the gold cards, in all. */
  readonly gold: number;
}

/** What a match is dealt out of, all its boxes together. */
export type Dealt = Omit<Pack, "id" | "name" | "halves">;
