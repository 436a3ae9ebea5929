import type { Option } from "@ossuaire/kernel";
import type { HeroId, Role } from "./options.ts";

/** What a character may do now: one of its actions, from its own place or its Familiar's (CAT-ALLY-21). */
export interface Deed extends Option {
  readonly kind: "deed";
  readonly actor: string;
  readonly card: string;
  readonly action: string;
  readonly from: string;
  /** What it costs on the Hero's board, if anything. */
  readonly cost?: Cost;
}

/** What an action costs its actor: points of a track, and life where the track is short. */
export interface Cost {
  readonly track: string;
  readonly points: number;
  readonly life: number;
}

/** CAT-RULING-44: one who does nothing, or all that are left. */
export interface Passing extends Option {
  readonly kind: "pass";
  readonly pieces: readonly Standing[];
}

/** A piece on the board, and the card or board that says what it is. Its own name is what is answered. */
export interface Standing extends Option {
  readonly card: string;
}

/** CAT-ITEM-06: a Map to be read. */
export interface Reading extends Option {
  readonly kind: "read";
  readonly hero: HeroId;
  readonly item: string;
}

/** CAT-VFAIR-06: a place to be handed on. */
export interface Exchange extends Option {
  readonly kind: "exchange";
  readonly role: Role;
}

/** A monster that may be taken; of some, several at once. */
export interface Recruit extends Option {
  readonly card: string;
  readonly count?: number;
}

/** CAT-MERCH-04 to 07: an article for a Hero. */
export interface Purchase extends Option {
  readonly kind: "article";
  readonly hero: HeroId;
  readonly item: string;
  readonly price: number;
  readonly half: boolean;
}

/** CAT-HEAL-03, 04, VER-CURE-04: life for a Hero, or the cure of a poison. */
export interface Service extends Option {
  readonly kind: "touch" | "raise" | "cure";
  readonly hero: HeroId;
  readonly price: number;
}

/** What is paid for all: the sight of one more card, or an offering. */
export interface Fee extends Option {
  readonly kind: "look" | "offering";
  /** In whose name. */
  readonly hero: HeroId;
  readonly price: number;
}

/** CAT-RULING-60. */
export interface Leaving extends Option<"done"> {
  readonly kind: "done";
}

export function isFee(deal: Purchase | Service | Fee | Leaving): deal is Fee {
  return deal.kind === "look" || deal.kind === "offering";
}

export function isService(deal: Purchase | Service | Fee | Leaving): deal is Service {
  return deal.kind === "touch" || deal.kind === "raise" || deal.kind === "cure";
}
