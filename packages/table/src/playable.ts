import type { Answer, Game, Rng, Sight } from "@ossuaire/kernel";

/** A game as a table plays it: its rules, and who can sit in for a person. */
export interface Playable {
  readonly game: Game;
  /** What a match with these options needs beside the game, by name. */
  needs?(options: unknown): readonly string[];
  /** Undefined for a level that the game does not know. */
  bot(level: string): Thinker | undefined;
}

/** A kernel's bot whose game is not known by type; the game gave both, so they fit. */
export interface Thinker {
  answer(sight: Sight, rng: Rng): Answer;
}
