// @module-tag long
import { randomAnswer } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import type { Setup } from "@ossuaire/table";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "../log/database.ts";
import { openSqlite } from "../log/sqlite.ts";
import { duel } from "../testing/guest.ts";
import { testNeeded } from "../testing/needed.ts";
import { attend } from "./attending.ts";
import type { Guest } from "./Company.ts";
import { Hall } from "./Hall.ts";
import { HeldTable } from "./HeldTable.ts";
import { lay } from "./lay.ts";
import type { Needed } from "./Needed.ts";
import { putAway } from "./opening.ts";
import { newerEngine, noTable, outOfDate } from "./refusals.ts";

let now = 1_000_000;
let database: Database;
let needed: Needed;
let hall: Hall;

beforeEach(async () => {
  database = await openSqlite(":memory:");
  needed = testNeeded(database, () => now);
  hall = new Hall(needed, 60_000);
});
afterEach(() => database.close());

const alone: Setup = { ...duel, sitters: { ...duel.sitters, skull: { kind: "bot", level: "novice" } } };

/** Two persons, who can take back all that they agree to. */
const both: Setup = {
  ...duel,
  options: { health: 8 },
  sitters: { sword: { kind: "person", name: "Ada" }, skull: { kind: "person", name: "Bob" } },
};

async function begun(setup = alone): Promise<HeldTable> {
  const laid = await lay(setup, needed);
  if (!("id" in laid)) throw new Error(laid.code);
  const table = await held(laid.id);
  expect(await table.write("@host", { kind: "start" })).toBeUndefined();
  return table;
}

async function held(id: string): Promise<HeldTable> {
  const table = await hall.table(id);
  if (!(table instanceof HeldTable)) throw new Error(table.code);
  return table;
}

/** Whoever is asked answers by chance, so many times. */
async function answered(table: HeldTable, count: number): Promise<void> {
  const rng = testRng("answered");
  for (let i = 0; i < count; ) {
    const { decision, page } = table.gathering.match ?? {};
    const [seat = ""] = decision?.seats ?? [];
    if (decision === undefined || page === undefined) throw new Error("nobody is asked");
    const answer = randomAnswer(decision, rng);
    if ((await table.write(seat, { kind: "answer", seat, page: page.serial, answer })) === undefined) i++;
  }
}

async function rows(): Promise<number> {
  const parts = ["tables", "entries", "seats", "due", "words", "notices", "briefs", "frozen", "consents"];
  const done = await database.run(
    parts.map((part) => ({ sql: `select count(*) as n from ${part}`, values: [] })),
  );
  if (done === "lost") throw new Error("nobody has to win a look");
  return done.reduce((sum, [row]) => sum + Number(row?.["n"]), 0);
}

const talks = { kind: "talk", how: "off" } as const;

test("of a table that is deleted nothing is left, nor does anything come back of who was still at work there", async () => {
  const table = await begun();
  const { id } = table.row;
  const { brief } = table.gathering;
  const place = { kind: "webhook", endpoint: "https://ada.example/", language: "fr" } as const;
  expect(await table.say("sword", { phrase: "thinking" })).toBeUndefined();
  await needed.notices.set(id, "sword", place);
  await needed.log.keepBrief(id, table.row.engine, brief);
  const offer = { engine: "another", holds: 3, last: 4 };
  const frozen = async () => {
    await needed.frozen.freeze(id, undefined, now);
    await needed.frozen.agree(id, "sword", offer, now);
    await needed.frozen.giveLog(id, "skull");
    await needed.frozen.agree(id, "sword", offer, now);
  };
  const before = await rows();
  await frozen();
  expect(await rows()).toBe(before + 3);
  const left: string[] = [];
  table.company.add({ seats: ["sword"], told() {}, heard() {}, left: (why) => void left.push(why) });
  await needed.shelf.delete(id);
  expect(await rows()).toBe(0);
  // Nobody has rung, and yet it is noticed.
  expect(await table.write("@host", talks)).toBe(noTable);
  expect(left).toEqual(["deleted"]);
  await table.say("sword", { phrase: "thinking" });
  await needed.notices.set(id, "sword", place);
  await needed.log.keepBrief(id, table.row.engine, brief);
  await frozen();
  expect(await rows()).toBe(0);
});

test("what is due at a table that is gone is forgotten; at one that cannot be opened it is put off", async () => {
  const gone = await begun();
  const frozen = await begun();
  await hall.forget(gone.row.id);
  await hall.forget(frozen.row.id);
  await database.run([
    { sql: "delete from tables where id = $1", values: [gone.row.id] },
    { sql: "update tables set agreement = $2 where id = $1", values: [frozen.row.id, agreementOfNobody] },
  ]);
  const due = async () => await database.run([{ sql: "select table_id from due", values: [] }]);
  now += 1_000_000;
  await attend(hall, needed, { tell: async () => true });
  expect(await due()).toEqual([[{ table_id: frozen.row.id }]]);
  now += 1_000_000;
  expect(await needed.dues.claim(now)).toEqual([]);
  now += 10_000_000;
  expect(await needed.dues.claim(now)).toHaveLength(1);
});

const agreementOfNobody = JSON.stringify({
  game: "chess",
  options: {},
  seed: "x",
  undo: "free",
  pace: { kind: "none" },
  places: {},
});

test("a table that somebody has just asked for does not fall asleep under their hands", async () => {
  const table = await begun();
  now += 100_000;
  expect(await hall.table(table.row.id)).toBe(table);
  await hall.sleep();
  expect(await hall.table(table.row.id)).toBe(table);
  now += 100_000;
  await hall.sleep();
  expect(await hall.table(table.row.id)).not.toBe(table);
});

test("a table that a newer process takes over is left to it; whoever comes after both takes it again", async () => {
  const table = await begun();
  const { id, engine } = table.row;
  const left: string[] = [];
  const guest: Guest = { seats: ["sword"], told() {}, heard() {}, left: (why) => void left.push(why) };
  table.company.add(guest);
  now += 1000;
  const { n } = table.gathering.state;
  const what = { kind: "engine", engine: "a newer engine", from: engine } as const;
  const entry = { n: n + 1, at: now, by: "@house", what } as const;
  expect(await needed.log.takeOver(id, { from: engine, to: what.engine, entry, due: [] })).toBe(true);
  // Nothing more is written by the rules of before.
  expect((await table.write("@host", talks))?.code).toBe(outOfDate.code);
  expect((await needed.log.entries(id, 0)).at(-1)).toEqual(entry);
  expect(left).toEqual(["elsewhere"]);
  expect(await hall.table(id)).toBe(newerEngine);
  const later = new Hall({ ...needed, since: now + 1 }, 60_000);
  const again = await later.table(id);
  if (!(again instanceof HeldTable)) throw new Error(again.code);
  expect((await needed.log.entries(id, n + 1)).at(-1)?.what).toEqual({
    kind: "engine",
    engine,
    from: what.engine,
  });
  expect(await again.write("@host", talks)).toBeUndefined();
});

test("whoever has a table open that was deleted is told so, even where nobody rang", async () => {
  const table = await begun();
  const left: string[] = [];
  table.company.add({ seats: ["sword"], told() {}, heard() {}, left: (why) => void left.push(why) });
  await hall.lookUp();
  expect(left).toEqual([]);
  await needed.shelf.delete(table.row.id);
  await hall.lookUp();
  expect(left).toEqual(["deleted"]);
  expect(await hall.table(table.row.id)).toBe(noTable);
});

test("a table at which more was taken back than its brief knows wakes all the same, and so do copies of it that knew less", async () => {
  const table = await begun(both);
  const { id } = table.row;
  await answered(table, 24);
  await putAway(id, needed);
  const copy = await new Hall(needed, 60_000).table(id);
  if (!(copy instanceof HeldTable)) throw new Error(copy.code);
  expect(await table.write("sword", { kind: "undo", count: 20, agreed: ["skull"] })).toBeUndefined();
  const hash = table.gathering.match?.hash();
  await copy.upTo(performance.now());
  expect(copy.gathering.match?.hash()).toBe(hash);
  const woken = await new Hall(needed, 60_000).table(id);
  if (!(woken instanceof HeldTable)) throw new Error(woken.code);
  expect(woken.gathering.match?.hash()).toBe(hash);
  // And it falls asleep as it stands now.
  await answered(table, 24);
  await putAway(id, needed);
  expect((await needed.log.waking(id))?.entries).toHaveLength(8);
});

test("a brief that does not fit to the log is none", async () => {
  const table = await begun(both);
  const { id, engine } = table.row;
  await answered(table, 24);
  const { n } = table.gathering.state;
  // As if the brief were of a later entry than it says.
  await needed.log.keepBrief(id, engine, table.gathering.brief);
  await database.run([{ sql: "update briefs set n = n - 4 where table_id = $1", values: [id] }]);
  const woken = await new Hall(needed, 60_000).table(id);
  if (!(woken instanceof HeldTable)) throw new Error(woken.code);
  expect(woken.gathering.state.n).toBe(n);
  expect(woken.gathering.match?.hash()).toBe(table.gathering.match?.hash());
});

test("while a table plays its log anew, for who takes back more than it remembers, whoever looks sees it as it stood", async () => {
  const before = await begun(both);
  const { id } = before.row;
  await answered(before, 40);
  await putAway(id, needed);
  const seen: unknown[] = [];
  let table: HeldTable | undefined;
  // Somebody looks whenever the log is read.
  const watched: Database = {
    ...database,
    async run(job, note) {
      if (table !== undefined && job.every(({ sql }) => sql.startsWith("select")))
        seen.push(table.gathering.state.places["sword"]?.kind);
      return await database.run(job, note);
    },
  };
  const woken = await new Hall(
    testNeeded(watched, () => now),
    60_000,
  ).table(id);
  if (!(woken instanceof HeldTable)) throw new Error(woken.code);
  table = woken;
  expect(await table.write("sword", { kind: "undo", count: 20, agreed: ["skull"] })).toBeUndefined();
  expect(table.gathering.match?.page.number).toBe(20);
  expect(seen).toEqual(["person"]);
});

test("a table that nobody has laid is not there", async () => {
  expect(await hall.table("a".repeat(12))).toBe(noTable);
  expect(hall.size).toBe(0);
});
