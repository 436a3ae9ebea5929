// @module-tag long
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { openSqlite } from "./sqlite.ts";

const threads: Worker[] = [];

vi.mock("node:worker_threads", async (original) => {
  const whole = await original<typeof import("node:worker_threads")>();
  class Watched extends whole.Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      threads.push(this);
    }
  }
  return { ...whole, Worker: Watched };
});

test("when the thread of a file breaks down, who waits is told, and another one goes on with what was stored", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ossuaire-thread-"));
  const database = await openSqlite(join(folder, "tables.sqlite"));
  const add = (name: string) =>
    database.run([{ sql: "insert into made (name, body) values ($1, 'x')", values: [name] }]);
  await add("one");
  const waiting = [add("two"), add("three")];
  await threads[0]?.terminate();
  const told = await Promise.allSettled(waiting);
  expect(told.some(({ status }) => status === "rejected")).toBe(true);
  await add("four");
  const done = await database.run([{ sql: "select name from made order by name", values: [] }]);
  expect(done).toEqual([expect.arrayContaining([{ name: "four" }, { name: "one" }])]);
  expect(threads).toHaveLength(2);
  await database.close();
  rmSync(folder, { recursive: true });
});
