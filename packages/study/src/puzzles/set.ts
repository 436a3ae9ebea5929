import type { Feat } from "./feat.ts";
import type { Grade } from "./grade.ts";

/** Puzzles of one game as they are shipped: positions are the way to them, and several may lie on one way. */
export interface PuzzleSet {
  readonly game: string;
  readonly veins: readonly Vein[];
}

/** A match as far as its last puzzle, as a link has it. */
export interface Vein {
  readonly match: string;
  readonly puzzles: readonly Puzzle[];
}

/** A feat that is asked for after so many answers. */
export interface Puzzle extends Feat {
  readonly id: string;
  readonly at: number;
  readonly grade: Grade;
  /** The flick that does it from the easiest place. */
  readonly vx: number;
  readonly vy: number;
}
