// @module-tag long
import { randomAnswer } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../log/database.ts";
import { openSqlite } from "../log/sqlite.ts";
import { duel } from "../testing/guest.ts";
import { testNeeded } from "../testing/needed.ts";
import { Overloaded, type Task } from "../think/Thinkers.ts";
import { Hall } from "./Hall.ts";
import { HeldTable } from "./HeldTable.ts";
import { lay } from "./lay.ts";
import type { Needed } from "./Needed.ts";

let database: Database;

beforeAll(async () => {
  database = await openSqlite(":memory:");
});

afterAll(() => database.close());

/** A duel of two bots that think so; and what was reported of it. */
async function playedBy(think: Needed["thinkers"]["think"], through = database) {
  const reported: unknown[] = [];
  let isOver = false;
  const needed: Needed = {
    ...testNeeded(through, Date.now),
    thinkers: { think: (job) => (isOver ? new Promise(() => {}) : think(job)) },
    report: (message, about) => reported.push({ message, ...about }),
  };
  const bot = { kind: "bot", level: "novice" } as const;
  const laid = await lay({ ...duel, options: { health: 8 }, sitters: { sword: bot, skull: bot } }, needed);
  if (!("id" in laid)) throw new Error(laid.code);
  const table = await new Hall(needed, 60_000).table(laid.id);
  if (!(table instanceof HeldTable)) throw new Error(table.code);
  expect(await table.write("@host", { kind: "start" })).toBeUndefined();
  const faults = async () => (await needed.figures.botFaults.get()).values[0]?.value;
  const end = () => {
    isOver = true;
  };
  return { table, reported, faults, end, shelf: needed.shelf };
}

/** An answer that the match takes. */
function byChance(job: Task): unknown {
  const decision = job.kind === "thought" ? job.sight.decision : undefined;
  if (decision === undefined) throw new Error("nobody is asked");
  return randomAnswer(decision, testRng("chance"));
}

const number = (table: HeldTable) => table.gathering.match?.page.number ?? 0;

test("a bot that breaks down, or answers what cannot be, holds up nobody: chance answers for it, and it is reported and counted", async () => {
  for (const think of [
    () => Promise.reject(new Error("out of its mind")),
    () => Promise.resolve({ kind: "choose", option: "to be elsewhere" }),
  ]) {
    const { table, reported, faults, end } = await playedBy(think);
    await expect.poll(() => number(table), { timeout: 30_000 }).toBeGreaterThan(20);
    expect(await faults()).toBeGreaterThanOrEqual(number(table));
    end();
    expect(reported[0]).toMatchObject({ message: "a bot cannot go on", table: table.row.id });
  }
});

test("where too many bots think already it comes to its turn when that is due, and nobody is blamed", async () => {
  let isBusy = true;
  let asked = 0;
  const { table, reported } = await playedBy(() => {
    asked++;
    return isBusy ? Promise.reject(new Overloaded("too many")) : new Promise(() => {});
  });
  await expect.poll(() => asked).toBe(1);
  await new Promise((later) => setTimeout(later, 50));
  expect(asked).toBe(1);
  isBusy = false;
  table.letBotsPlay();
  expect(asked).toBe(2);
  expect([number(table), reported]).toEqual([0, []]);
});

test("a bot whose table is deleted while it thinks comes to nothing, and nobody is blamed", async () => {
  let tell = () => {};
  const { table, reported, faults, shelf } = await playedBy(
    (job) =>
      new Promise((resolve) => {
        tell = () => resolve(byChance(job));
      }),
  );
  await shelf.delete(table.row.id);
  tell();
  await expect.poll(() => table.left).toBe("deleted");
  expect([number(table), reported, await faults()]).toEqual([0, [], 0]);
});

test("where the log cannot be read for a moment no chance answers for a bot, and nobody is blamed", async () => {
  let isGone = false;
  const through: Database = {
    ...database,
    run: async (job, note) => {
      if (!isGone) return await database.run(job, note);
      // Somebody else was faster, and what they wrote cannot be read.
      if (job.length > 1) return "lost";
      throw new Error("the database is gone");
    },
  };
  let answers = 0;
  const { table, reported, faults } = await playedBy(async (job) => {
    answers++;
    isGone = true;
    return byChance(job);
  }, through);
  await expect.poll(() => reported.length).toBeGreaterThan(0);
  await new Promise((later) => setTimeout(later, 50));
  expect([answers, number(table), await faults()]).toEqual([1, 0, 0]);
  expect(reported).toEqual([expect.objectContaining({ message: "an entry could not be stored" })]);
});
