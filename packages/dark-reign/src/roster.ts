import type { Levels } from "./kinds.ts";

/** A sheet as it is carried home: the levels without anything that is worn or held. */
export interface RosterHero {
  /** Its card: REG-HERO. */
  readonly hero: string;
  /** REG-SHEET-01: as its player calls it, where that is not the card's name. */
  readonly name?: string;
  readonly levels: Levels;
  readonly actions: number;
  /** The most PV. */
  readonly pv: number;
  readonly skills: readonly string[];
  readonly spells: readonly string[];
  readonly destiny: number;
  readonly ecus: number;
  /** REG-XP-11: what is not spent. */
  readonly xp: number;
  readonly things: readonly RosterThing[];
}

/** REG-SIDE-01: an ally that takes part in the next quest, by its profile, and the hero whose player has it (REG-RULING-16). */
export interface RosterAlly {
  readonly card: string;
  readonly of: string;
}

/** An object by its card, with the runes that are bound to it. */
export interface RosterThing {
  readonly card: string;
  readonly at: Spot;
  readonly runes?: readonly string[];
}

export const spots = ["right", "left", "worn", "carried", "strongbox"] as const;

/** In a hand, on the body, in the bag, or left in town (REG-TOWN-27). */
export type Spot = (typeof spots)[number];
