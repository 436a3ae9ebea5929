import type { Branch } from "@ossuaire/kernel";
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
  /** Where it comes from, if it goes on from a moment of another match. */
  readonly branch?: Branch;
  /** By what others name it that go on from it; only what is over has an end. */
  readonly end?: string;
}

/** What comes out of a store may be anything. */
export function readLine(input: unknown): Line | undefined {
  if (!isRecord(input)) return undefined;
  const { id, game, changed, answers, over, sitters, replay, branch, end } = input;
  if (typeof id !== "string" || typeof game !== "string") return undefined;
  if (!isCount(changed, lastMoment) || !isCount(answers, Number.MAX_SAFE_INTEGER)) return undefined;
  if (typeof over !== "boolean" || typeof replay !== "boolean" || !Array.isArray(sitters)) return undefined;
  const read = sitters.flatMap((sitter: unknown) => readSitter(sitter) ?? []);
  if (read.length !== sitters.length) return undefined;
  const line = { id, game, changed, answers, over, sitters: read, replay };
  return { ...line, ...readBranch(branch), ...(typeof end === "string" ? { end } : {}) };
}

/** Whoever cannot be told from where it comes is a match like any other. */
function readBranch(input: unknown): Pick<Line, "branch"> {
  if (!isRecord(input)) return {};
  const { at, of } = input;
  return isCount(at, Number.MAX_SAFE_INTEGER) && typeof of === "string" ? { branch: { at, of } } : {};
}

/** No calendar goes further. */
const lastMoment = 8.64e15;

function isCount(input: unknown, most: number): input is number {
  return typeof input === "number" && Number.isInteger(input) && input >= 0 && input <= most;
}
