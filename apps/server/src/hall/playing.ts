import type { Gathering, TableEntry } from "@ossuaire/table";
import { inPieces } from "../turns.ts";

/**
 * Plays a log, never for long in one piece. The number of the last entry that holds, if the one after it is refused, or `isRight` says that it
 * leads elsewhere; undefined if all do.
 */
export async function playedThrough(
  gathering: Gathering,
  entries: readonly (TableEntry | undefined)[],
  isRight: (entry: TableEntry) => boolean = () => true,
): Promise<number | undefined> {
  let holds: number | undefined;
  await inPieces(entries, (entry) => {
    const { n } = gathering.state;
    if (entry !== undefined && gathering.play(entry) === undefined && isRight(entry)) return undefined;
    holds = n;
    return "done";
  });
  return holds;
}

/** The entries of a log up to the one of this number. */
export function upTo(
  n: number,
  entries: readonly (TableEntry | undefined)[],
): readonly (TableEntry | undefined)[] {
  const end = entries.findIndex((entry) => entry !== undefined && entry.n > n);
  return end < 0 ? entries : entries.slice(0, end);
}
