// @module-tag long
import { randomAnswer } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { type Frozen, type Gathering, live, type Place } from "@ossuaire/table";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "../log/database.ts";
import { openSqlite } from "../log/sqlite.ts";
import { testNeeded } from "../testing/needed.ts";
import { earlier, type Shelved, shelve } from "../testing/shelved.ts";
import { attend } from "./attending.ts";
import { agreed, lookedAt } from "./going-on.ts";
import { Hall } from "./Hall.ts";
import { HeldTable } from "./HeldTable.ts";
import { unplayed } from "./laying.ts";
import type { Needed } from "./Needed.ts";
import { putAway } from "./opening.ts";
import { noSecret, notFrozen, otherEngine, outOfDate } from "./refusals.ts";

let now: number;
let database: Database;
let needed: Needed;
let hall: Hall;

const process = () => ({ ...testNeeded(database, () => now), report() {} });

beforeEach(async () => {
  now = 50_000;
  database = await openSqlite(":memory:");
  needed = process();
  hall = new Hall(needed, 60_000);
});
afterEach(() => database.close());

const seat = (name: string) => ({ kind: "seat", seat: name }) as const;

async function frozenAt(id: string): Promise<Frozen> {
  const frozen = await lookedAt(id, hall, needed);
  if (frozen === undefined) throw new Error("it is not frozen");
  return frozen;
}

/** What is offered there now. */
async function offerAt(id: string) {
  const { offer } = await frozenAt(id);
  if (offer === undefined) throw new Error("there is no way on");
  return offer;
}

async function says(id: string, who: string): Promise<Awaited<ReturnType<typeof agreed>>> {
  return await agreed(id, seat(who), await offerAt(id), hall, needed);
}

async function opened(id: string, at = hall): Promise<HeldTable> {
  const table = await at.table(id);
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

/** The earlier engine is there again, and plays on. */
async function playsOn({ id, entries }: Shelved, n = entries.length + 1): Promise<boolean> {
  const entry = { n, at: 0, by: "@host", what: { kind: "talk", how: "off" } } as const;
  return await needed.log.append(id, entry, { due: [], asked: [], shown: undefined });
}

/** What today's rules take of its log. */
async function taken({ agreement, entries }: Shelved): Promise<Gathering> {
  const fresh = await unplayed(agreement);
  if (fresh === undefined) throw new Error("it cannot be laid");
  for (const entry of entries) if (fresh.gathering.play(entry) !== undefined) break;
  return fresh.gathering;
}

test("when all have agreed the table goes on from the last entry that holds, and everything stays stored", async () => {
  const table = await shelve(database, "forbidden");
  const { id, entries } = table;
  const until = await taken(table);
  const holds = until.state.n;
  expect(holds).toBeGreaterThan(3);
  expect(holds).toBeLessThan(entries.length);
  const { engine } = await offerAt(id);
  expect(await frozenAt(id)).toEqual({
    offer: { engine, holds, last: entries.length },
    answers: entries.length - holds,
    stood: entries[holds - 1]?.at,
    people: [
      { seat: "sword", name: "Ada", isNeeded: true, hasAgreed: false },
      { seat: "skull", name: "Bob", isNeeded: true, hasAgreed: false },
    ],
    readers: [],
  });
  await says(id, "sword");
  expect((await frozenAt(id)).people.map(({ hasAgreed }) => hasAgreed)).toEqual([true, false]);
  // Nothing has changed: whoever played it before can play it still.
  expect((await needed.log.table(id))?.engine).toBe(earlier);
  expect(await needed.log.whole(id)).toEqual(entries);
  expect(await says(id, "skull")).toEqual({ frozen: undefined });
  const what = { kind: "engine", engine, from: earlier, holds } as const;
  const entry = { n: entries.length + 1, at: now, by: "@house", what };
  expect(await needed.log.whole(id)).toEqual([...entries, entry]);
  expect(await needed.log.entries(id, 0)).toEqual([...entries.slice(0, holds), entry]);
  const { gathering, row } = await opened(id);
  expect(row.engine).toBe(engine);
  expect(gathering.match?.hash()).toBe(until.match?.hash());
  // The lists show it as it stands now.
  expect((await needed.log.table(id))?.asked).toEqual(gathering.askedPersons);
  expect(gathering.askedPersons).not.toEqual([]);
});

test("it plays on, takes back, is told again, sleeps and wakes, and every copy of it stands alike", async () => {
  const table = await shelve(database, "forbidden");
  const { id } = table;
  const { holds } = await offerAt(id);
  await says(id, "sword");
  await says(id, "skull");
  const held = await opened(id);
  await answered(held, 40);
  expect(held.gathering.state.n).toBe(table.entries.length + 41);
  // Further back than the copy remembers, and than where they went on.
  const woken = async () => (await opened(id, new Hall(needed, 60_000))).gathering;
  const copies = [await woken()];
  await putAway(id, needed);
  expect((await needed.log.waking(id))?.entries).toHaveLength(8);
  copies.push(await woken());
  const answers = 40 + holds - 3;
  const late = await opened(id, new Hall(needed, 60_000));
  // What another copy has written meanwhile comes in between.
  expect(await held.write("@host", { kind: "talk", how: "off" })).toBeUndefined();
  expect(await late.write("sword", { kind: "undo", count: answers, agreed: ["skull"] })).toBeUndefined();
  await held.upTo(performance.now());
  for (const one of copies) expect(one.match?.page.number).toBe(answers);
  for (const one of [late.gathering, held.gathering, await woken()]) expect(one.match?.page.number).toBe(0);
  expect(await needed.log.whole(id)).toHaveLength(table.entries.length + 43);
});

test("what leads elsewhere goes on from the entry before it was noticed", async () => {
  const { id } = await shelve(database, "elsewhere");
  expect((await offerAt(id)).holds).toBe(11);
  await says(id, "sword");
  await says(id, "skull");
  expect((await opened(id)).gathering.match?.page.number).toBe(8);
});

test("an offer that is out of date, another one, and whoever does not sit there change nothing", async () => {
  const table = await shelve(database, "forbidden");
  const { id } = table;
  const offer = await offerAt(id);
  const refused = async (who: Parameters<typeof agreed>[1], what = offer) =>
    await agreed(id, who, what, hall, needed);
  for (const wrong of [
    { ...offer, engine: "another" },
    { ...offer, holds: offer.holds - 1 },
    { ...offer, last: offer.last + 1 },
  ])
    expect(await refused(seat("sword"), wrong)).toBe(outOfDate);
  expect(await refused({ kind: "host" })).toBe(noSecret);
  expect(await refused({ kind: "invited", seat: "skull", hash: "" })).toBe(noSecret);
  expect(await refused(seat("nobody"))).toBe(noSecret);
  expect((await frozenAt(id)).people.some(({ hasAgreed }) => hasAgreed)).toBe(false);
  // Twice counts once.
  await says(id, "sword");
  await says(id, "sword");
  expect(await hall.table(id)).toBe(otherEngine);
  await says(id, "skull");
  expect(await refused(seat("skull"))).toBe(notFrozen);
});

test("what was agreed is void once more has been played: nobody loses what they have not been told of", async () => {
  const table = await shelve(database, "forbidden");
  const { id } = table;
  const offer = await offerAt(id);
  await says(id, "sword");
  expect(await playsOn(table)).toBe(true);
  const { people } = await frozenAt(id);
  expect(people.map(({ hasAgreed }) => hasAgreed)).toEqual([false, false]);
  expect(await agreed(id, seat("skull"), offer, hall, needed)).toBe(outOfDate);
  await says(id, "skull");
  expect(await hall.table(id)).toBe(otherEngine);
  await says(id, "sword");
  expect((await opened(id)).gathering.state.n).toBe(offer.last + 2);
});

test("whoever has gone need not be asked, and where nobody else sits one word is enough", async () => {
  const person = (name: string, more = {}) => ({ kind: "person", name, ...more }) as const;
  const bot: Place = { kind: "bot", name: "", level: "novice" };
  const alone = await shelve(database, "forbidden", { places: { sword: person("Ada"), skull: bot } });
  expect(await says(alone.id, "sword")).toEqual({ frozen: undefined });
  const away = { sword: person("Ada"), skull: person("Bob", { away: true }) };
  const left = await shelve(database, "forbidden", { places: away });
  expect(await says(left.id, "sword")).toEqual({ frozen: undefined });
  // Whoever has gone may say so too, and does not go over the head of who is there.
  const played = await shelve(database, "forbidden", {
    places: { sword: person("Ada", { sitIn: "novice" }), skull: person("Bob") },
  });
  expect(await says(played.id, "sword")).toMatchObject({ frozen: { answers: 6 } });
  expect(await says(played.id, "skull")).toEqual({ frozen: undefined });
  // Bots among themselves: whoever invited.
  const bots = await shelve(database, "forbidden", { places: { sword: bot, skull: bot } });
  const said = await agreed(bots.id, { kind: "host" }, await offerAt(bots.id), hall, needed);
  expect(said).toEqual({ frozen: undefined });
});

test("whoever was given the log knows what the others do not: they are told, and asked again", async () => {
  const { id } = await shelve(database, "forbidden");
  await says(id, "sword");
  await needed.frozen.giveLog(id, "skull");
  const told = await frozenAt(id);
  expect(told.readers).toEqual(["skull"]);
  expect(told.people.some(({ hasAgreed }) => hasAgreed)).toBe(false);
  await says(id, "sword");
  // It tells nothing new.
  await needed.frozen.giveLog(id, "skull");
  expect(await says(id, "skull")).toEqual({ frozen: undefined });
});

test("two who agree at the same moment at two processes bring it about once; what nobody carried out happens when somebody looks", async () => {
  for (let i = 0; i < 10; i++) {
    const { id, entries } = await shelve(database, "forbidden");
    const offer = await offerAt(id);
    const other = process();
    const there = new Hall(other, 60_000);
    const said = await Promise.all([
      agreed(id, seat("sword"), offer, hall, needed),
      agreed(id, seat("skull"), offer, there, other),
    ]);
    expect(said).toContainEqual({ frozen: undefined });
    expect(await needed.log.whole(id)).toHaveLength(entries.length + 1);
    for (const one of [hall, there]) expect((await opened(id, one)).gathering.state.n).toBe(21);
  }
  const { id } = await shelve(database, "forbidden");
  const offer = await offerAt(id);
  // Whoever heard the last one was killed then.
  for (const who of ["sword", "skull"]) await needed.frozen.agree(id, who, offer, now);
  expect(await lookedAt(id, hall, needed)).toBeUndefined();
});

test("whoever plays on at the same moment, or takes it over, is not overruled", async () => {
  const table = await shelve(database, "forbidden");
  const { id, entries } = table;
  const offer = await offerAt(id);
  await needed.frozen.agree(id, "sword", offer, now);
  await needed.frozen.agree(id, "skull", offer, now);
  // Just before it is carried out.
  let isOn = false;
  const racing: Database = {
    ...database,
    async run(job, note) {
      if (!isOn && job.some(({ sql }) => sql.startsWith("update tables set engine"))) {
        isOn = true;
        expect(await playsOn(table)).toBe(true);
      }
      return await database.run(job, note);
    },
  };
  const late = { ...testNeeded(racing, () => now), report() {} };
  const told = await lookedAt(id, new Hall(late, 60_000), late);
  expect(isOn).toBe(true);
  expect(told?.people.map(({ hasAgreed }) => hasAgreed)).toEqual([false, false]);
  expect(told?.offer).toEqual({ ...offer, last: offer.last + 1 });
  expect(await needed.log.whole(id)).toHaveLength(entries.length + 1);
  expect((await needed.log.table(id))?.engine).toBe(earlier);
});

test("clocks stand while a table is frozen: whoever is asked has the whole time when all go on", async () => {
  const { id } = await shelve(database, "forbidden", { pace: live });
  await frozenAt(id);
  now += 100_000_000;
  await attend(hall, needed, { tell: async () => true });
  await says(id, "sword");
  await says(id, "skull");
  const { gathering } = await opened(id);
  expect(gathering.deadline).toBe(now + 690_000);
  now += 1000;
  await attend(hall, needed, { tell: async () => true });
  expect((await opened(id)).gathering.state.open).toBeUndefined();
});

test("an engine that comes back and plays it gives back the time for which it lay frozen, once", async () => {
  const { id } = await shelve(database, "goes-on", { pace: live });
  // Another engine could not play it: it has lain so for a while.
  now = 30_000;
  await needed.frozen.freeze(id, undefined, now);
  now = 100_000;
  const first = await opened(id);
  expect(first.gathering.deadline).toBe(20_000 + 70_000 + 690_000);
  expect(await needed.frozen.at(id)).toBeUndefined();
  const again = await opened(id, new Hall(needed, 60_000));
  expect(again.gathering.state).toEqual(first.gathering.state);
});

test("how far a log holds is found out once, and again when something has happened there", async () => {
  const table = await shelve(database, "forbidden");
  const { id } = table;
  const reports: unknown[] = [];
  const counting = { ...needed, report: (...said: unknown[]) => void reports.push(said) };
  const there = new Hall(counting, 60_000);
  for (let i = 0; i < 3; i++) expect(await there.table(id)).toBe(otherEngine);
  expect(reports).toHaveLength(1);
  await playsOn(table);
  expect(await there.table(id)).toBe(otherEngine);
  expect(reports).toHaveLength(2);
});

test("a log whose last entry nobody can read is no table at its beginning", async () => {
  const { id } = await shelve(database, "goes-on");
  const { row, gathering } = await opened(id);
  await database.run([
    { sql: "delete from briefs where table_id = $1", values: [id] },
    { sql: "insert into entries values ($1, $2, 0, '@host', '{}')", values: [id, gathering.state.n + 1] },
  ]);
  expect(row.engine).not.toBe(earlier);
  expect(await new Hall(needed, 60_000).table(id)).toBe(otherEngine);
  // There is no way on: nobody knows what it says.
  expect(await lookedAt(id, new Hall(needed, 60_000), needed)).toMatchObject({ answers: 0 });
  expect((await lookedAt(id, new Hall(needed, 60_000), needed))?.offer).toBeUndefined();
});
