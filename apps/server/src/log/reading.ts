import { readEntry, standing, type TableEntry } from "@ossuaire/table";
import { inPieces } from "../turns.ts";
import type { Row } from "./database.ts";

/**
 * What counts of the rows of a log, or of its end, in its order; an entry that cannot be read is undefined. Whoever plays a log reads it
 * here.
 */
export async function readLog(rows: readonly Row[]): Promise<readonly (TableEntry | undefined)[]> {
  return standing(await readAll(rows)).map(({ entry }) => entry);
}

/** All that lies there, be it left out since. */
export async function readWhole(rows: readonly Row[]): Promise<readonly (TableEntry | undefined)[]> {
  return (await readAll(rows)).map(({ entry }) => entry);
}

async function readAll(rows: readonly Row[]) {
  const read: { readonly n: number; readonly entry: TableEntry | undefined }[] = [];
  await inPieces(rows, (row) => {
    read.push({ n: Number(row["n"]), entry: entryOf(row) });
    return undefined;
  });
  return read;
}

/** What comes out of a store may be anything. */
function entryOf({ n, at, by_whom: by, what }: Row): TableEntry | undefined {
  return readEntry({ n: Number(n), at: Number(at), by, what: JSON.parse(String(what)) });
}
