import type { Lesson } from "./lesson.ts";

/** The lessons, each fetched when it is begun. */
const lessons: Readonly<Record<string, () => Promise<Lesson>>> = {
  conquest: async () => (await import("../games/conquest/lesson.ts")).conquestLesson,
};

const opened = new Map<string, Promise<Lesson>>();

/** Undefined for a game without a lesson. Asked again it gives the same promise, as React's `use` demands. */
export function openLesson(game: string): Promise<Lesson> | undefined {
  const known = opened.get(game) ?? (Object.hasOwn(lessons, game) ? lessons[game]?.() : undefined);
  if (known !== undefined) opened.set(game, known);
  return known;
}
