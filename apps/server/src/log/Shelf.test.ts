// @module-tag long
import { afterAll, beforeAll, expect, test } from "vitest";
import { lay } from "../hall/lay.ts";
import { duel } from "../testing/guest.ts";
import { testNeeded } from "../testing/needed.ts";
import type { Database } from "./database.ts";
import { Log } from "./Log.ts";
import { Shelf } from "./Shelf.ts";
import { openSqlite } from "./sqlite.ts";

let database: Database;
let shelf: Shelf;

beforeAll(async () => {
  database = await openSqlite(":memory:");
  shelf = new Shelf(database);
});
afterAll(() => database.close());

const day = 86_400_000;
const now = 100 * day;
const before = { asleep: now - 60 * day, neverBegun: now - 2 * day, over: now - 30 * day };

/** A table of this stage at which something happened last so many days ago. */
async function lies(stage: string, days: number): Promise<string> {
  const laid = await lay(
    duel,
    testNeeded(database, () => 0),
  );
  if (!("id" in laid)) throw new Error(laid.code);
  await database.run([
    {
      sql: "update tables set stage = $2, changed = $3 where id = $1",
      values: [laid.id, stage, now - days * day],
    },
  ]);
  return laid.id;
}

test("a table is kept 2 days that never began, 30 that is over, 60 that sleeps or was left at that", async () => {
  const kept = [
    ["open", 1.9],
    ["over", 29.9],
    ["on", 59.9],
    ["adjourned", 59.9],
  ] as const;
  const gone = [
    ["open", 2.1],
    ["over", 30.1],
    ["on", 60.1],
    ["adjourned", 60.1],
  ] as const;
  for (const [stage, days] of kept) await lies(stage, days);
  const forgotten = await Promise.all(gone.map(([stage, days]) => lies(stage, days)));
  expect(new Set(await shelf.forgotten(before))).toEqual(new Set(forgotten));
});

test("a table to which somebody comes back at the last moment is not deleted", async () => {
  const id = await lies("on", 70);
  expect(await shelf.forgotten(before)).toContain(id);
  const entry = { n: 2, at: now, by: "@host", what: { kind: "talk", how: "off" } } as const;
  expect(await new Log(database).append(id, entry, { due: [], asked: [], shown: undefined })).toBe(true);
  expect(await shelf.delete(id, before)).toBe(false);
  expect((await new Log(database).entries(id, 1))[0]).toEqual(entry);
  expect(await shelf.delete(await lies("on", 70), before)).toBe(true);
});

test("the lobby has 30 tables a page, the latest first, and says whether there are more", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 32; i++) {
    const laid = await lay(
      { ...duel, open: true },
      testNeeded(database, () => i),
    );
    if ("id" in laid) ids.unshift(laid.id);
  }
  const [first, second] = [await shelf.lobby(0), await shelf.lobby(1)];
  expect([first.more, second.more]).toEqual([true, false]);
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
});
