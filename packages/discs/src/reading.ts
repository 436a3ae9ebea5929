import type { Shot, Table } from "@ossuaire/flick";

/** One disc that may be flicked, and what its flicks come to by the rules of its game. */
export interface Reading {
  readonly table: Table;
  readonly disc: string;
  /** Whom it may happen to, at most 31 of them: an effect counts them in this order, one bit each. */
  readonly pieces: readonly string[];
  /** Writes into `effect` what this flick comes to. Asked thousands of times: it allocates nothing. */
  readonly read: (shot: Shot, effect: Effect) => void;
  /** What it is worth to whoever flicks, as the game's bots judge it: an enemy's life point is about one. */
  readonly worth: (shot: Shot) => number;
}

/** What one flick comes to. Sets of pieces are bits. */
export interface Effect {
  /** Enemies that lose something by it. */
  hurt: number;
  /** Those of them that it kills. */
  killed: number;
  /** Of the own side, who loses something by it. */
  harmed: number;
  /** The flicked disc touches something that stands in the way. */
  obstacle: boolean;
  /** The flicked disc leaves the board. */
  out: boolean;
}
