import { isRecord } from "./isRecord.ts";
import { readSitter, type Sitter } from "./seating.ts";

/** What the home page shows of a stored match; small, so that a long shelf is read at once. */
export interface Line {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly answers: number;
  readonly over: boolean;
  readonly sitters: readonly Sitter[];
  /** Opened from a file: only to be watched. */
  readonly replay: boolean;
}

/** What comes out of a store may be anything. */
export function readLine(input: unknown): Line | undefined {
  if (!isRecord(input)) return undefined;
  const { id, game, changed, answers, over, sitters, replay } = input;
  if (typeof id !== "string" || typeof game !== "string") return undefined;
  if (!isCount(changed, lastMoment) || !isCount(answers, Number.MAX_SAFE_INTEGER)) return undefined;
  if (typeof over !== "boolean" || typeof replay !== "boolean" || !Array.isArray(sitters)) return undefined;
  const read = sitters.flatMap((sitter: unknown) => readSitter(sitter) ?? []);
  if (read.length !== sitters.length) return undefined;
  return { id, game, changed, answers, over, sitters: read, replay };
}

/** No calendar goes further. */
const lastMoment = 8.64e15;

function isCount(input: unknown, most: number): input is number {
  return typeof input === "number" && Number.isInteger(input) && input >= 0 && input <= most;
}
