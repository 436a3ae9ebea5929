// The file of a server, in a thread of its own: a flush to the disk holds up nobody but whoever waits for it.
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Done, Job, Row, Value } from "./database.ts";
import { steps } from "./schema.ts";
import type { Replies } from "./sqlite.ts";

const file = String(workerData);
if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
const db = new DatabaseSync(file);
db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000");
migrate();

/** A sentence as the file takes it: its values by their places. */
interface Prepared {
  readonly statement: StatementSync;
  readonly places: readonly number[];
}

/** A job must not happen, or cannot: then none of its group has, and each is tried for itself. */
class Lost extends Error {}

const prepared = new Map<string, Prepared>();
const port = parentPort;
if (port === null) throw new Error("this is the thread of a server, not a program");
port.on("message", (text: string) => {
  const jobs: readonly Job[] | "close" = JSON.parse(text);
  if (jobs !== "close") return port.postMessage(group(jobs));
  db.close();
  port.postMessage([]);
  port.close();
});
port.postMessage({ ready: true });

/** One transaction and one flush for all of them. */
function group(jobs: readonly Job[]): Replies {
  try {
    return inOne(() => jobs.map((job) => ({ done: doneOf(job) })));
  } catch {
    return jobs.map(alone);
  }
}

/** What stands against one leaves the others of its group alone. */
function alone(job: Job): Replies[number] {
  try {
    return { done: inOne(() => doneOf(job)) };
  } catch (error) {
    return error instanceof Lost ? { done: "lost" } : { error: String(error) };
  }
}

function inOne<T>(work: () => T): T {
  db.exec("begin immediate");
  try {
    const done = work();
    db.exec("commit");
    return done;
  } catch (error) {
    // A full disk has ended the transaction by itself.
    if (db.isTransaction) db.exec("rollback");
    throw error;
  }
}

function doneOf(job: Job): Done {
  return job.map(({ sql, values, must }) => {
    const { statement, places } = known(sql);
    const found: readonly Row[] = statement.all(...places.map((place): Value => values[place] ?? null));
    if (must && found.length === 0) throw new Lost();
    return found;
  });
}

function known(sql: string): Prepared {
  const before = prepared.get(sql);
  if (before !== undefined) return before;
  const places: number[] = [];
  const text = sql.replaceAll(/\$(\d+)/g, (_, place) => {
    places.push(Number(place) - 1);
    return "?";
  });
  const one = { statement: db.prepare(text), places };
  prepared.set(sql, one);
  return one;
}

function migrate(): void {
  const known = Number(db.prepare("pragma user_version").get()?.["user_version"]);
  if (known > steps.length) throw new Error(`${file} was written by a newer version of Ossuaire.`);
  for (const [i, step] of steps.entries()) {
    if (i < known) continue;
    db.exec("begin");
    for (const sql of step) db.exec(sql);
    db.exec(`pragma user_version = ${i + 1}`);
    db.exec("commit");
  }
}
