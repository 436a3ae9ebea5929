import type { Game } from "@ossuaire/kernel";
import type { Playable } from "./playable.ts";

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
