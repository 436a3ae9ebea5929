import type { Flick, Point, Shot, Table } from "@ossuaire/flick";
import type { Hand } from "./hand.ts";
import type { Random } from "./random.ts";

/** What to find: the best flick for this hand on this table, as the game scores flicks. */
export interface Task {
  readonly table: Table;
  /** Discs that may be flicked. Those that cannot be (fixed, riders, carriers) are passed over. */
  readonly pieces: readonly string[];
  /** A disc that may be put down and flicked, besides the pieces or instead of them. */
  readonly projectile?: Projectile;
  /** What a flick is worth. Asked of a shot that holds only during the call; must depend on nothing else. */
  readonly score: (shot: Shot) => number;
  /** Discs worth aiming at. All movable ones that are neither to be flicked nor shot from, unless said otherwise. */
  readonly targets?: readonly string[];
  readonly hand: Hand;
  /** How many flicks may be tried, at least 1. Never exceeded. */
  readonly budget: number;
  /** The only source of chance: the same numbers give the same advice in every engine. */
  readonly random: Random;
}

/** A disc that is first put with a gap of 0 to `reach` mm to one of the discs `around` (FLK-PLACE-01). */
export interface Projectile {
  readonly id: string;
  readonly radius: number;
  readonly around: readonly string[];
  readonly reach: number;
}

export interface Advice {
  readonly ok: true;
  /** What to intend: whole, legal, without the hand's error. */
  readonly flick: Flick;
  /** Where to put the projectile first, if it is the one to be flicked. */
  readonly spot?: Point;
  /** What this is worth on average, played by this hand. */
  readonly score: number;
  /** How many flicks were tried. */
  readonly simulations: number;
}
