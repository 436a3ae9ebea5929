import { setTimeout as wait } from "node:timers/promises";
import { within } from "../../apps/server/src/testing/within.ts";
import type { Played } from "./sitters.ts";

/** Seconds that the last answers of a window may take. */
const longest = 30;

export interface Window {
  readonly answers: number;
  /** Milliseconds until each was acknowledged, the shortest first. */
  readonly waits: readonly number[];
  readonly errors: number;
}

/** An answer at each table every so often, each at its own time, for so many seconds. */
export async function paced(tables: readonly Played[], everyMs: number, seconds: number): Promise<Window> {
  const waits: number[] = [];
  let errors = 0;
  const end = performance.now() + seconds * 1000;
  const one = async (table: Played, i: number): Promise<void> => {
    await wait((everyMs * i) / tables.length);
    while (performance.now() < end) {
      const since = performance.now();
      try {
        // What chance thought of and the rules forbid is no answer: it is tried once more.
        const waited = (await table.answer()) ?? (await table.answer());
        if (waited !== undefined) waits.push(waited);
      } catch {
        errors++;
      }
      await wait(Math.max(0, everyMs - (performance.now() - since)));
    }
  };
  await within(seconds + longest, "an answer at each table", Promise.all(tables.map(one)));
  return { answers: waits.length, waits: waits.toSorted((a, b) => a - b), errors };
}

/** Whoever sees the next page answers it at once. */
export async function closedLoop(tables: readonly Played[], seconds: number): Promise<Window> {
  const waits: number[] = [];
  const end = performance.now() + seconds * 1000;
  const one = async (table: Played): Promise<void> => {
    for (let refused = 0; performance.now() < end && refused < 50; ) {
      const next = table.next();
      const waited = await table.answer();
      if (waited === undefined) {
        refused++;
        continue;
      }
      refused = 0;
      waits.push(waited);
      await Promise.race([next, wait(5000, undefined, { ref: false })]);
    }
  };
  await within(seconds + longest, "the closed loop", Promise.all(tables.map(one)));
  return { answers: waits.length, waits: waits.toSorted((a, b) => a - b), errors: 0 };
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
