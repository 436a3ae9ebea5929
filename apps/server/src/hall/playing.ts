import { setImmediate } from "node:timers/promises";
import type { Gathering, TableEntry } from "@ossuaire/table";

/** In milliseconds: whoever else is at the server waits no longer. */
const inOnePiece = 10;

/**
 * Plays a log, never for long in one piece. The number of the entry that goes otherwise here, or after which `isRight` says that it does;
 * undefined if none does.
 */
export async function playedThrough(
  gathering: Gathering,
  entries: readonly (TableEntry | undefined)[],
  isRight: (entry: TableEntry) => boolean = () => true,
): Promise<number | undefined> {
  let since = performance.now();
  for (const entry of entries) {
    const n = gathering.state.n + 1;
    if (entry === undefined || gathering.play(entry) !== undefined || !isRight(entry)) return n;
    if (performance.now() - since < inOnePiece) continue;
    await setImmediate();
    since = performance.now();
  }
  return undefined;
}
