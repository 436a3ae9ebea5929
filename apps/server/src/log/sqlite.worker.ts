// The file of a server, in a thread of its own: a flush to the disk holds up nobody but whoever waits for it.
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { Done, Job, Row, Value } from "./database.ts";
import { steps } from "./schema.ts";

/** So many jobs at most share a flush. */
const most = 500;

interface Order {
  readonly i: number;
  readonly job: Job | "close";
}

const file = String(workerData);
if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
const db = new DatabaseSync(file);
db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000");
migrate();

const prepared = new Map<string, StatementSync>();
const port = parentPort;
if (port === null) throw new Error("this is the thread of a server, not a program");
port.on("message", (first: Order) => {
  const orders = [first];
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    orders.push(next.message);
    if (orders.length === most) break;
  }
  serve(orders);
});
port.postMessage({ ready: true });

function serve(orders: readonly Order[]): void {
  const jobs = orders.flatMap(({ i, job }) => (job === "close" ? [] : [{ i, job }]));
  if (jobs.length > 0) port?.postMessage(group(jobs));
  const closing = orders.find(({ job }) => job === "close");
  if (closing === undefined) return;
  db.close();
  port?.postMessage([{ i: closing.i, done: [] }]);
  port?.close();
}

/** One transaction and one flush for all of them. */
function group(jobs: readonly { readonly i: number; readonly job: Job }[]) {
  try {
    db.exec("begin immediate");
    const done = jobs.map(({ i, job }) => ({ i, ...tried(job) }));
    db.exec("commit");
    return done;
  } catch (error) {
    if (db.isTransaction) db.exec("rollback");
    return jobs.map(({ i }) => ({ i, error: String(error) }));
  }
}

/** A job that cannot be done leaves the others of its group alone. */
function tried(job: Job): { readonly done: Done } | { readonly error: string } {
  db.exec("savepoint job");
  try {
    const done = doneOf(job);
    if (done === "lost") db.exec("rollback to job");
    db.exec("release job");
    return { done };
  } catch (error) {
    // A full disk has ended the transaction by itself: then the group has failed.
    if (!db.isTransaction) throw error;
    db.exec("rollback to job");
    db.exec("release job");
    return { error: String(error) };
  }
}

function doneOf(job: Job): Done {
  const rows: (readonly Row[])[] = [];
  for (const { sql, values, must } of job) {
    const found = statement(sql).all(named(values));
    if (must && found.length === 0) return "lost";
    rows.push(found);
  }
  return rows;
}

function statement(sql: string): StatementSync {
  const known = prepared.get(sql) ?? db.prepare(sql);
  prepared.set(sql, known);
  return known;
}

function named(values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]));
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
