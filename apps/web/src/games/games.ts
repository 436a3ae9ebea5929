import type { Lesson } from "../tutorial/lesson.ts";
import { catacombs } from "./catacombs/game.ts";
import { conquest } from "./conquest/game.ts";
import type { Look } from "./look.ts";
import type { PageGame } from "./page-game.ts";
import type { GameSetup } from "./setup.ts";

/** The games that this page can play, one a line. */
export const games: Readonly<Record<string, PageGame>> = { conquest, catacombs };

export function gameOf(id: string): PageGame | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined;
}

export function openLook(id: string): Promise<Look> {
  const look = gameOf(id)?.look();
  if (look === undefined) throw new Error(`no look for ${id}`);
  return look;
}

/** Undefined for a box that cannot be opened yet. */
export function openSetup(id: string): Promise<GameSetup> | undefined {
  return gameOf(id)?.setup();
}

/** Undefined for a game without a lesson. */
export function openLesson(id: string): Promise<Lesson> | undefined {
  return gameOf(id)?.lesson?.();
}
