// @module-tag long
import { afterEach, beforeEach, expect, test } from "vitest";
import { Dues, isDue } from "./Dues.ts";
import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

let database: Database;
let dues: Dues;

beforeEach(async () => {
  database = await openSqlite(":memory:");
  dues = new Dues(database);
});
afterEach(() => database.close());

const minute = 60_000;

test("while no server was there clocks stood: nobody takes them in hand before that time is over, though whoever noticed is killed at once", async () => {
  expect(await dues.beat(0)).toBe(0);
  await database.run([isDue("a", { kind: "clock", at: minute }), isDue("b", { kind: "notice", at: minute })]);
  expect(await dues.beat(60 * minute)).toBe(60 * minute);
  expect(await dues.claim(60 * minute)).toEqual([{ table: "b", kind: "notice" }]);
  expect(await dues.beat(60 * minute + 1)).toBe(0);
  expect(await dues.claim(61 * minute)).toContainEqual({ table: "a", kind: "clock" });
});

test("two whose clocks differ by some seconds take neither each other nor themselves for gone", async () => {
  const ahead = 20_000;
  await dues.beat(0);
  const stood: number[] = [];
  for (let now = 5000; now < 2 * minute; now += 5000)
    stood.push(await dues.beat(now + ahead), await dues.beat(now));
  // The first time it is seen that one is ahead, and never again.
  expect(stood.filter((time) => time > 0)).toHaveLength(1);
});

test("a clock that is turned back by much is believed: later it is seen all the same that nobody was there", async () => {
  await dues.beat(1e9);
  expect(await dues.beat(0)).toBe(0);
  expect(await dues.beat(minute)).toBe(minute);
});
