import type { Words } from "@ossuaire/kernel";
import type { Piece } from "../grid/furnish.ts";
import type { Card } from "./card.ts";
import type { Rows } from "./treasure.ts";

/** REG-QUEST: a main quest. What it does in a game is a pack of its own, which only its options bring to the table. */
export interface QuestCard extends Card {
  /** REG-QUEST-02: what the players are told. */
  readonly introduction: Words;
  /** REG-QUEST-03: what stays hidden until the game is over. */
  readonly objective: Words;
  /** What is told once it is won. */
  readonly ending: Words;
  /** REG-DECK-06: its zone card. */
  readonly zone: string;
  /** What its zone holds for certain, besides what the plan fixes. */
  readonly holds: readonly Exclude<Piece, "well">[];
  /** Who is there besides, by profile; as many as it says (REG-VERDICT-53). */
  readonly monsters: string;
  /** REG-MEET-01: profiles, by 1D. */
  readonly encounters: Rows<string>;
}

/** REG-VERDICT-62: what may be added to a main quest. */
export interface SideQuestCard extends Card {
  readonly objective: Words;
  readonly zone: string;
  /** Who takes part in the next quest of the campaign once it is done, by its profile, and what is said of it. */
  readonly follower?: { readonly card: string; readonly words: Words };
}
