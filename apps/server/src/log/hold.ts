import { mkdirSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

/** In milliseconds: a server that is about to go is waited for. */
const patience = 1000;

/**
 * The tables of a file, for this server alone: of two, each would play on with what it has in memory, and hear nothing of the
 * other.
 */
export async function openHeld(file: string, onGroup: (size: number) => void): Promise<Database> {
  const letGo = held(file);
  try {
    const database = await openSqlite(file, onGroup);
    return { ...database, close: () => database.close().finally(letGo) };
  } catch (fault) {
    letGo();
    throw fault;
  }
}

/**
 * The lock lies on a file beside it, so that a backup can read while people play; the operating system lets go of it, however
 * the process ends.
 */
function held(file: string): () => void {
  if (file === ":memory:") return () => {};
  const guard = new DatabaseSync(`${placeOf(file)}-held`, { timeout: patience });
  try {
    // In memory: nothing is ever written there, so nothing has to be put right after a crash.
    guard.exec("pragma journal_mode = memory; begin exclusive");
  } catch (fault) {
    guard.close();
    if (!isLocked(fault)) throw fault;
    throw new Error(
      `another server is at work on ${file}. Two can share a PostgreSQL (DATABASE_URL), not a file.`,
    );
  }
  return () => guard.close();
}

/** The same for every name of the file. */
function placeOf(file: string): string {
  const folder = dirname(resolve(file));
  mkdirSync(folder, { recursive: true });
  try {
    return realpathSync(file);
  } catch {
    // It is not there yet.
    return join(realpathSync(folder), basename(file));
  }
}

/** SQLITE_BUSY. */
function isLocked(fault: unknown): boolean {
  return fault instanceof Error && "errcode" in fault && fault.errcode === 5;
}
