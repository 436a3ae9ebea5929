import type { Box, ClosedBox, Game, Kind } from "@ossuaire/kernel";
import type { Playable } from "@ossuaire/table";
import { boxes } from "./list/boxes.ts";

/** Undefined for a game that this table does not know. */
export async function openBox(id: string): Promise<ClosedBox | undefined> {
  return Object.hasOwn(boxes, id) ? await boxes[id]?.() : undefined;
}

export async function openPlayable(id: string): Promise<Playable | undefined> {
  return (await openBox(id))?.(playableOf);
}

/** All of them: for a match that comes from elsewhere, and may be of any game. */
export async function allGames(): Promise<readonly Game[]> {
  const opened = await Promise.all(Object.values(boxes).map((open) => open()));
  return opened.map((box) => box(({ game }): Game => game));
}

/** A box as the table takes it. */
function playableOf<K extends Kind>({ game, bot }: Box<K>): Playable {
  return {
    game,
    bot(level) {
      const answer = bot(level);
      return answer && { answer };
    },
  };
}
