import type { TableEntry } from "./entry.ts";

/** Something that lies in a log under its number, be it that nobody can read it. */
interface Written {
  readonly n: number;
  readonly entry: TableEntry | undefined;
}

/** The number of the entry that this one follows: the one before it, or the last that holds. */
export function predecessorOf({ n, what }: TableEntry): number {
  return what.kind === "engine" && what.holds !== undefined ? what.holds : n - 1;
}

/**
 * What counts of a log: where people have agreed to go on from an earlier entry, what was written between is left out, and stays
 * stored. Whoever plays a log plays this of it.
 */
export function standing<One extends Written>(log: readonly One[]): readonly One[] {
  const found: One[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const one of log.toReversed()) {
    if (one.n > last) continue;
    found.push(one);
    last = one.entry === undefined ? one.n - 1 : predecessorOf(one.entry);
  }
  return found.reverse();
}
