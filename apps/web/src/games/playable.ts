import type { Answer, Game, Rng, Sight } from "@ossuaire/kernel";

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

/** The games, each fetched when it comes on the table. */
const playables: Readonly<Record<string, () => Promise<Playable>>> = {
  conquest: async () => (await import("./conquest/playable.ts")).conquestPlayable,
  catacombs: async () => (await import("./catacombs/playable.ts")).catacombsPlayable,
};

/** Undefined for a game that this table does not know. */
export async function openPlayable(id: string): Promise<Playable | undefined> {
  return Object.hasOwn(playables, id) ? await playables[id]?.() : undefined;
}

/** All of them: for a match that comes from elsewhere, and may be of any game. */
export async function allGames(): Promise<readonly Game[]> {
  const opened = await Promise.all(Object.values(playables).map((open) => open()));
  return opened.map(({ game }) => game);
}
