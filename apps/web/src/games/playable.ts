import type { Answer, Game, Rng, Sight } from "@ossuaire/kernel";
import { conquestPlayable } from "./conquest/playable.ts";

/** A game as the worker plays it: its rules, and who can sit in for a person. */
export interface Playable {
  readonly game: Game;
  /** Undefined for a level that the game does not know. */
  bot(level: string): Thinker | undefined;
}

/** A kernel's bot whose game is not known by type; the game gave both, so they fit. */
export interface Thinker {
  answer(sight: Sight, rng: Rng): Answer;
}

const playables: readonly Playable[] = [conquestPlayable];

export const playableGames: readonly Game[] = playables.map(({ game }) => game);

export function playableOf(id: string): Playable | undefined {
  return playables.find(({ game }) => game.id === id);
}
