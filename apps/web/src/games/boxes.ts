import type { Study } from "@ossuaire/discs";
import type { ClosedTray, Game, Kind, Reading, Tray } from "@ossuaire/kernel";
import type { Playable } from "@ossuaire/table";
import { studies, trays } from "./list/boxes.ts";

/** With all that a match of these options needs. Undefined for a game that this table does not know. */
export async function openTray(id: string, options?: unknown): Promise<ClosedTray | undefined> {
  const tray = Object.hasOwn(trays, id) ? await trays[id]?.() : undefined;
  if (options !== undefined) await tray?.(async ({ needs, fetch }) => fetch?.(needs?.(options) ?? []));
  return tray;
}

export async function openPlayable(id: string, options: unknown): Promise<Playable | undefined> {
  return (await openTray(id, options))?.(playableOf);
}

/** All of them, without what is fetched for some matches only: whoever opens the first table of a game would wait for it. */
export async function openTrays(): Promise<readonly (ClosedTray | undefined)[]> {
  return await Promise.all(Object.keys(trays).map((id) => openTray(id)));
}

/**
 * All of them: for a match that comes from elsewhere, and may be of any game. What it needs besides is fetched as soon as
 * `read` asks a game for its options; whether it can be played is for the next reading to say.
 */
export async function gamesFor(read: (games: readonly Game[]) => Reading): Promise<readonly Game[]> {
  const opened = await openTrays();
  const games = opened.flatMap((tray) => tray?.(({ game }): Game => game) ?? []);
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
  for (const { id, options } of heard) await openTray(id, options);
  return games;
}

/** Whether discs are flicked in it: then there is something to practise, and to look at again. */
export function isFlicked(id: string): boolean {
  return Object.hasOwn(studies, id);
}

/** How the flicks of a game are read; undefined for one in which nothing is flicked, or not read yet. */
export async function openStudy(id: string, needs: readonly string[]): Promise<Study | undefined> {
  if (!isFlicked(id)) return undefined;
  await (await openTray(id))?.(async ({ fetch }) => fetch?.(needs));
  return await studies[id]?.();
}

/** What whoever looks at such a match has to fetch beside the game. */
export async function needsOf(id: string, options: unknown): Promise<readonly string[]> {
  return (await openTray(id))?.(({ needs }) => needs?.(options)) ?? [];
}

/** A tray as the table takes it. */
function playableOf<K extends Kind>({ game, bot, needs = () => [] }: Tray<K>): Playable {
  return {
    game,
    needs,
    bot(level) {
      const answer = bot(level);
      return answer && { answer };
    },
  };
}
