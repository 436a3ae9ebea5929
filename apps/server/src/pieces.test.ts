// @module-tag long
import { audience, randomAnswer } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { house, type TableEntry } from "@ossuaire/table";
import { afterEach, beforeEach, expect, test } from "vitest";
import { agreed, lookedAt } from "./hall/going-on.ts";
import { Hall } from "./hall/Hall.ts";
import { HeldTable } from "./hall/HeldTable.ts";
import { laidBy } from "./hall/laying.ts";
import type { Needed } from "./hall/Needed.ts";
import { putAway } from "./hall/opening.ts";
import { otherEngine } from "./hall/refusals.ts";
import { usualLimits } from "./limits.ts";
import type { Database } from "./log/database.ts";
import { openSqlite } from "./log/sqlite.ts";
import { duel } from "./testing/guest.ts";
import { testNeeded } from "./testing/needed.ts";
import { Toil } from "./testing/toil.ts";

// Nothing longer than 10 ms runs in one piece, and a step that is begun is done.

/** Many times what it takes. */
const costs = { read: 0.1, play: 1, told: 0.5 };
const most = 10 + costs.play + costs.told;

let database: Database;
let needed: Needed;
let toil: Toil;

beforeEach(async () => {
  toil = new Toil(costs);
  database = await openSqlite(":memory:");
  needed = { ...testNeeded(toil.through(database), () => 1e9), report() {} };
});
afterEach(async () => {
  toil.end();
  await database.close();
});

/** A table with so many entries behind the beginning of its match. */
async function longTable(entries: number, engine?: string): Promise<string> {
  const person = (name: string) => ({ kind: "person", name, token: "" }) as const;
  const plan = {
    agreement: { game: duel.game, options: duel.options, seed: "long", undo: duel.undo, pace: duel.pace },
    open: false,
    watched: true,
    host: "",
    begins: true,
    chair: (seat: string) => person(seat),
  };
  const laid = await laidBy(plan, 1);
  if ("code" in laid) throw new Error(laid.code);
  const row = { ...laid.row, engine: engine ?? laid.row.engine };
  const more = talk(laid.entries.length, entries);
  await needed.log.create({ ...laid, row, entries: [...laid.entries, ...more] });
  return laid.row.id;
}

/** So many entries behind this one. */
function talk(after: number, count: number): readonly TableEntry[] {
  return Array.from({ length: count }, (_, i): TableEntry => {
    const how = i % 2 === 0 ? "off" : "text";
    return { n: after + 1 + i, at: 2, by: "@host", what: { kind: "talk", how } };
  });
}

/** The longest that this keeps everybody else waiting. It has to be some work. */
async function longestOf(least: number, work: () => Promise<unknown>): Promise<number> {
  toil.begin();
  await work();
  toil.end();
  expect(toil.sum).toBeGreaterThan(least);
  return toil.longest;
}

/** Whoever is asked answers something. */
async function answered(table: HeldTable): Promise<string> {
  const { decision, page } = table.gathering.match ?? {};
  const [seat = ""] = decision?.seats ?? [];
  if (decision === undefined || page === undefined) throw new Error("nobody is asked");
  const answer = randomAnswer(decision, testRng("once"));
  expect(await table.write(seat, { kind: "answer", seat, page: page.serial, answer })).toBeUndefined();
  return seat;
}

async function woken(id: string): Promise<HeldTable> {
  const table = await new Hall(needed, 60_000).table(id);
  if (!(table instanceof HeldTable)) throw new Error(table.code);
  return table;
}

test("a long log is played from its beginning in pieces", async () => {
  const id = await longTable(1200);
  expect(await longestOf(1200, () => woken(id))).toBeLessThanOrEqual(most);
});

test("thousands of entries are read in pieces, as is all that is stored of a table", async () => {
  const id = await longTable(4000);
  expect(await longestOf(200, () => needed.log.entries(id, 0))).toBeLessThanOrEqual(most);
  expect(await longestOf(200, () => needed.log.after(id, 3))).toBeLessThanOrEqual(most);
  expect(await longestOf(200, () => needed.log.whole(id))).toBeLessThanOrEqual(most);
});

test("a table falls asleep and wakes again from its brief in pieces", async () => {
  const id = await longTable(1200);
  expect(await longestOf(1200, () => putAway(id, needed))).toBeLessThanOrEqual(most);
  expect(await longestOf(8, () => woken(id))).toBeLessThanOrEqual(most);
});

test("a table of another engine is taken over in pieces; one that is frozen is looked at and goes on in pieces", async () => {
  const id = await longTable(1200, "earlier");
  expect(await longestOf(1200, () => woken(id))).toBeLessThanOrEqual(most);
  const frozen = await longTable(1200, "earlier");
  const odd = { n: 1205, at: 2, by: house, what: { kind: "start" } } as const;
  await needed.log.append(frozen, odd, { due: [], asked: [], shown: undefined });
  const hall = new Hall(needed, 60_000);
  expect(await longestOf(1200, () => hall.table(frozen))).toBeLessThanOrEqual(most);
  expect(await hall.table(frozen)).toBe(otherEngine);
  const offer = (await lookedAt(frozen, hall, needed))?.offer;
  if (offer === undefined) throw new Error("there is no way on");
  const say = (seat: string) => agreed(frozen, { kind: "seat", seat }, offer, hall, needed);
  await say("sword");
  expect(await longestOf(1200, () => say("skull"))).toBeLessThanOrEqual(most);
  expect(await woken(frozen)).toBeInstanceOf(HeldTable);
});

test("for who takes back more than a copy remembers it is played anew in pieces", async () => {
  const id = await longTable(0);
  const first = await woken(id);
  const seat = await answered(first);
  const { n } = first.gathering.state;
  const beside = { due: [], asked: [], shown: undefined };
  await Promise.all(talk(n, 1200).map((entry) => needed.log.append(id, entry, beside)));
  await putAway(id, needed);
  const table = await woken(id);
  const undo = () => table.write(seat, { kind: "undo", count: 1, agreed: ["sword", "skull"] });
  expect(await longestOf(1200, undo)).toBeLessThanOrEqual(most);
  expect(table.gathering.match?.page.number).toBe(0);
});

test("tables that wake at the same moment wake one after the other, and many long ones share the time of one", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 40; i++) ids.push(await longTable(40));
  for (const id of ids) await putAway(id, needed);
  const hall = new Hall(needed, 60_000);
  const all = (some: readonly string[]) => Promise.all(some.map((id) => hall.table(id)));
  expect(await longestOf(40 * 8, () => all(ids))).toBeLessThanOrEqual(most);
  expect(hall.size).toBe(40);
  const long = await Promise.all(Array.from({ length: 6 }, () => longTable(400)));
  expect(await longestOf(2400, () => all(long))).toBeLessThanOrEqual(most);
});

test("as many guests as a table may have are told in pieces, and who waited for it to wake sits down one after the other", async () => {
  const id = await longTable(20);
  const hall = new Hall(needed, 60_000);
  const sits = async (): Promise<void> => {
    const table = await hall.table(id);
    if (!(table instanceof HeldTable)) throw new Error(table.code);
    const look = () => table.gathering.news([audience]);
    look();
    table.company.add({ seats: [], told: ({ page }) => void (page && look()), heard() {}, left() {} });
  };
  const all = Array.from({ length: usualLimits.guests }, sits);
  expect(await longestOf(31, () => Promise.all(all))).toBeLessThanOrEqual(most);
  const table = await hall.table(id);
  if (!(table instanceof HeldTable)) throw new Error(table.code);
  expect(table.company.size).toBe(64);
  expect(await longestOf(31, () => answered(table))).toBeLessThanOrEqual(most);
  // What others have written comes to them in pieces as well.
  const other = await woken(id);
  await answered(other);
  const { n } = other.gathering.state;
  expect(await longestOf(31, () => table.hear({ table: id, n }))).toBeLessThanOrEqual(most);
});

test("a match that is told again is played elsewhere", async () => {
  const id = await longTable(1200);
  const handed: unknown[] = [];
  needed = { ...needed, thinkers: { think: async (task) => void handed.push(task) } };
  const table = await woken(id);
  await longestOf(-1, () => table.retold("sword"));
  expect(handed).toHaveLength(1);
  expect(toil.sum).toBe(0);
});
