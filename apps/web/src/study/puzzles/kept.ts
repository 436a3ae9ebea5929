import { isRecord } from "@ossuaire/table";
import { keptAs } from "./mark.ts";

/** So many tries there are. */
export const tries = 3;

/** After how many tries it was solved; 0: it was not. */
type Outcome = number;

/** What the device remembers: how each puzzle went, and on how many days in a row the one of the day was solved. */
export interface Kept {
  readonly results: Readonly<Record<string, Outcome>>;
  /** The last day whose puzzle was solved, and how many in a row it makes. */
  readonly row: { readonly day: number; readonly days: number };
}

const nothing: Kept = { results: {}, row: { day: 0, days: 0 } };

/** Anything may have been stored there: what is not ours is forgotten. */
export function readKept(input: unknown): Kept {
  if (!isRecord(input) || !isRecord(input["results"]) || !isRecord(input["row"])) return nothing;
  const { day, days } = input["row"];
  const results = Object.entries(input["results"]).filter(
    (entry): entry is [string, number] => isCount(entry[1]) && entry[1] <= tries,
  );
  return isCount(day) && isCount(days)
    ? { results: Object.fromEntries(results), row: { day, days } }
    : nothing;
}

function isCount(input: unknown): input is number {
  return typeof input === "number" && Number.isSafeInteger(input) && input >= 0;
}

export function recallKept(): Kept {
  try {
    return readKept(JSON.parse(localStorage.getItem(keptAs) ?? "null"));
  } catch {
    return nothing;
  }
}

/** Days in a row up to this one or the one before: a day that is missed breaks it. */
export function daysInRow({ row }: Kept, day: number): number {
  return row.day >= day - 1 && row.day <= day ? row.days : 0;
}

/** The first outcome stays. `day`: it is the puzzle of that day. */
export function withOutcome(kept: Kept, id: string, outcome: Outcome, day: number | undefined): Kept {
  if (kept.results[id] !== undefined) return kept;
  const results = { ...kept.results, [id]: outcome };
  if (day === undefined || outcome === 0 || kept.row.day === day) return { ...kept, results };
  return { results, row: { day, days: daysInRow(kept, day) + 1 } };
}

export function keepOutcome(id: string, outcome: Outcome, day: number | undefined): Kept {
  const kept = withOutcome(recallKept(), id, outcome, day);
  try {
    localStorage.setItem(keptAs, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing still sets puzzles: only the memory of them is lost.
  }
  return kept;
}
