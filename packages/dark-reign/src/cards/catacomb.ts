import type { Rolled } from "../deck/generate.ts";
import type { Piece, Placed } from "../grid/furnish.ts";
import type { Listed } from "./element.ts";
import type { Rows } from "./treasure.ts";

/** What the catacomb of a game is made of; a quest says what is its own. */
export interface Catacomb {
  /** REG-COMP-06: the plan deck, by its cards. */
  readonly deck: readonly string[];
  /** REG-DECK-03: the zone cards of the main quest and of a secondary one. */
  readonly main: string;
  readonly secondary?: string;
  /** REG-MEET-01: profiles, by 1D; how many come is written on the profile (REG-FOE-09). */
  readonly encounters: Rows<string>;
}

/** What is in a zone: rolled, or as its quest says (REG-DRAW-11). */
export interface Content {
  /** What the card fixes, in squares of the board. */
  readonly fixed: readonly Placed[];
  readonly pieces: readonly Exclude<Piece, "well">[];
  readonly bands: readonly Band[];
  /** REG-GEN-03: the rolls that it came by, for the MJ; none where the quest says all of it. */
  readonly rolls?: readonly Rolled<Listed>[];
}

/** Characters that appear at once: of a swarm one group, else one figure each. */
export interface Band {
  readonly card: string;
  readonly figures: number;
}
