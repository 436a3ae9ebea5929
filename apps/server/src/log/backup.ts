import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { Gathering } from "@ossuaire/table";
import { openPlayable } from "../../../web/src/games/boxes.ts";
import type { Database } from "./database.ts";
import { Log } from "./Log.ts";
import { openSqlite } from "./sqlite.ts";

interface BackedUp {
  readonly file: string;
  readonly tables: number;
  readonly entries: number;
  /** Tables whose log does not play through by the rules of today: they are in the copy as they are. */
  readonly frozen: readonly string[];
}

/** A copy of the tables of a server, which may be at work; then it is opened, and every log played through. */
export async function backUp(data: string, folder: string, now = new Date()): Promise<BackedUp> {
  if (!existsSync(data)) throw new Error(`There is no file ${data}.`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `ossuaire-${now.toISOString().replaceAll(/[:.]/g, "-")}.sqlite`);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const source = new DatabaseSync(data, { readOnly: true });
  await backup(source, file);
  source.close();
  const database = await openSqlite(file);
  try {
    return { file, ...(await looked(database)) };
  } finally {
    await database.close();
  }
}

async function looked(database: Database): Promise<Omit<BackedUp, "file">> {
  const done = await database.run([
    { sql: "pragma integrity_check", values: [] },
    { sql: "select id from tables order by id", values: [] },
  ]);
  const [checked = [], ids = []] = done === "lost" ? [] : done;
  if (checked[0]?.["integrity_check"] !== "ok") throw new Error("The copy is damaged.");
  const log = new Log(database);
  const frozen: string[] = [];
  let entries = 0;
  for (const { id } of ids) {
    const played = await playedThrough(log, String(id));
    entries += played.entries;
    if (!played.isWhole) frozen.push(String(id));
  }
  return { tables: ids.length, entries, frozen };
}

async function playedThrough(log: Log, id: string) {
  const entries = await log.entries(id, 0);
  const row = await log.table(id);
  const playable = row && (await openPlayable(row.agreement.game, row.agreement.options));
  const gathering = playable && Gathering.open(row.agreement, playable);
  const isWhole =
    gathering instanceof Gathering &&
    entries.every((entry) => entry !== undefined && gathering.play(entry) === undefined);
  return { entries: entries.length, isWhole };
}
