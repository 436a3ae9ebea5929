import type { Study } from "@ossuaire/discs";
import type { Box, ClosedBox, Game, Kind, Reading } from "@ossuaire/kernel";
import type { Playable } from "@ossuaire/table";
import { boxes, studies } from "./list/boxes.ts";

/** With all that a match of these options needs. Undefined for a game that this table does not know. */
export async function openBox(id: string, options?: unknown): Promise<ClosedBox | undefined> {
  const box = Object.hasOwn(boxes, id) ? await boxes[id]?.() : undefined;
  if (options !== undefined) await box?.(async ({ needs, fetch }) => fetch?.(needs?.(options) ?? []));
  return box;
}

export async function openPlayable(id: string, options: unknown): Promise<Playable | undefined> {
  return (await openBox(id, options))?.(playableOf);
}

/**
 * All of them: for a match that comes from elsewhere, and may be of any game. What it needs besides is fetched as soon as
 * `read` asks a game for its options; whether it can be played is for the next reading to say.
 */
export async function gamesFor(read: (games: readonly Game[]) => Reading): Promise<readonly Game[]> {
  const opened = await Promise.all(Object.keys(boxes).map((id) => openBox(id)));
  const games = opened.flatMap((box) => box?.(({ game }): Game => game) ?? []);
  const heard: { readonly id: string; readonly options: unknown }[] = [];
  const listening = games.map(
    (game): Game => ({
      ...game,
      readOptions(options) {
        heard.push({ id: game.id, options });
        return game.readOptions(options);
      },
    }),
  );
  read(listening).next();
  for (const { id, options } of heard) await openBox(id, options);
  return games;
}

/** Whether discs are flicked in it: then there is something to practise, and to look at again. */
export function isFlicked(id: string): boolean {
  return Object.hasOwn(studies, id);
}

/** How the flicks of a game are read; undefined for one in which nothing is flicked, or not read yet. */
export async function openStudy(id: string, needs: readonly string[]): Promise<Study | undefined> {
  if (!isFlicked(id)) return undefined;
  await (await openBox(id))?.(async ({ fetch }) => fetch?.(needs));
  return await studies[id]?.();
}

/** What whoever looks at such a match has to fetch beside the game. */
export async function needsOf(id: string, options: unknown): Promise<readonly string[]> {
  return (await openBox(id))?.(({ needs }) => needs?.(options)) ?? [];
}

/** A box as the table takes it. */
function playableOf<K extends Kind>({ game, bot, needs = () => [] }: Box<K>): Playable {
  return {
    game,
    needs,
    bot(level) {
      const answer = bot(level);
      return answer && { answer };
    },
  };
}
