import type { Submission } from "@ossuaire/kernel";
import { isRecord } from "@ossuaire/table";

/** How far somebody has come: at which step, and by what answers. Small, so it is kept at once and as a whole. */
export interface Progress {
  readonly at: number;
  readonly answers: readonly Submission[];
}

/** The lesson of a game, or the longer one. */
export function lessonName({ game, course }: { readonly game: string; readonly course?: true }): string {
  return course ? `${game}.course` : game;
}

const keyOf = (lesson: string) => `ossuaire.lesson.${lesson}`;

export function keepProgress(lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(lesson), JSON.stringify(progress));
  } catch {
    // A browser that stores nothing still teaches: only the way back is lost.
  }
}

export function forgetProgress(lesson: string): void {
  try {
    localStorage.removeItem(keyOf(lesson));
  } catch {
    // As above.
  }
}

/** What was kept, if it can be understood; the match itself checks the answers. */
export function recallProgress(lesson: string): Progress | undefined {
  try {
    return readProgress(JSON.parse(localStorage.getItem(keyOf(lesson)) ?? "null"));
  } catch {
    return undefined;
  }
}

export function readProgress(input: unknown): Progress | undefined {
  if (!isRecord(input)) return undefined;
  const { at, answers } = input;
  if (typeof at !== "number" || !Number.isSafeInteger(at) || at < 0 || !Array.isArray(answers))
    return undefined;
  return answers.every(isSubmission) ? { at, answers } : undefined;
}

function isSubmission(input: unknown): input is Submission {
  return isRecord(input) && typeof input["seat"] === "string" && isRecord(input["answer"]);
}
