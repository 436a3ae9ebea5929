import type { Submission } from "@ossuaire/kernel";
import { isRecord } from "@ossuaire/table";

/** How far somebody has come: at which step, and by what answers. Small, so it is kept at once and as a whole. */
export interface Progress {
  readonly at: number;
  readonly answers: readonly Submission[];
}

const keyOf = (game: string) => `ossuaire.lesson.${game}`;

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // A browser that stores nothing still teaches: only the way back is lost.
  }
}

export function forgetProgress(game: string): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // As above.
  }
}

/** What was kept, if it can be understood; the match itself checks the answers. */
export function recallProgress(game: string): Progress | undefined {
  try {
    return readProgress(JSON.parse(localStorage.getItem(keyOf(game)) ?? "null"));
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
