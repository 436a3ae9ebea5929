import type { Book } from "@ossuaire/kernel";
import type { Lesson } from "../tutorial/lesson.ts";
import { games } from "./list/games.ts";
import type { Look } from "./look.ts";
import type { Expansion, PageGame, Shelved } from "./page-game.ts";
import type { GameSetup } from "./setup.ts";

const shelf: Readonly<Record<string, Shelved>> = games;

/** Undefined for a box that is not on the shelf, or cannot be opened yet. */
export function gameOf(id: string): PageGame | undefined {
  const game = Object.hasOwn(shelf, id) ? shelf[id] : undefined;
  return game?.look && game;
}

/** Undefined for a box that is a game by itself. */
export function expansionOf(id: string): Expansion | undefined {
  const game = Object.hasOwn(shelf, id) ? shelf[id] : undefined;
  return game?.of === undefined ? undefined : game;
}

/** `needs`: what a match needs beside its game, by name. */
export function openLook(id: string, needs: readonly string[] = []): Promise<Look> {
  const look = gameOf(id)?.look(needs);
  if (look === undefined) throw new Error(`no look for ${id}`);
  return look;
}

/** Undefined for a box that cannot be opened yet. */
export function openSetup(id: string): Promise<GameSetup> | undefined {
  return gameOf(id)?.setup();
}

/** Undefined for a game or an expansion without a lesson. */
export function openLesson(id: string): Promise<Lesson> | undefined {
  return (gameOf(id) ?? expansionOf(id))?.lesson?.();
}

/** Undefined for a game without a longer one. */
export function openCourse(id: string): Promise<Lesson> | undefined {
  return gameOf(id)?.course?.();
}

/** Undefined for a box whose rules have not been written for players yet. */
export function openBook(id: string): Promise<Book> | undefined {
  return (gameOf(id) ?? expansionOf(id))?.book?.();
}
