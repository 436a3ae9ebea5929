// @module-tag long
import type { Setup } from "@ossuaire/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../log/database.ts";
import { openSqlite } from "../log/sqlite.ts";
import { testNeeded } from "../testing/needed.ts";
import { attend } from "./attending.ts";
import { Hall } from "./Hall.ts";
import { HeldTable } from "./HeldTable.ts";
import { lay } from "./lay.ts";
import type { Needed } from "./Needed.ts";

let now = 1_000_000;
let database: Database;
let needed: Needed;
let hall: Hall;

beforeAll(async () => {
  database = await openSqlite(":memory:");
  needed = testNeeded(database, () => now);
  hall = new Hall(needed, 60_000);
});

afterAll(() => database.close());

const attendAll = () => attend(hall, needed, { tell: async () => true });

/** Svein and Aude, one person each, and a person as MJ: they are asked in which order they act. */
const quest: Setup = {
  game: "dark-reign",
  options: { heroes: ["svein", "aude"], town: false },
  seed: "late",
  undo: "consent",
  pace: { kind: "live", decision: 90_000, reserve: 0 },
  open: false,
  watched: true,
  sitters: {
    svein: { kind: "person", name: "Ada" },
    aude: { kind: "person", name: "Bob" },
    mj: { kind: "person", name: "Eve" },
  },
};

async function begun(setup: Setup): Promise<HeldTable> {
  const laid = await lay(setup, needed);
  if (!("id" in laid)) throw new Error(laid.code);
  const table = await hall.table(laid.id);
  if (!(table instanceof HeldTable)) throw new Error(table.code);
  expect(await table.write("@host", { kind: "start" })).toBeUndefined();
  return table;
}

const asked = ({ gathering }: HeldTable) => gathering.match?.decision?.prompt;

test("REG-VERDICT-79 a table with a time limit answers as the rules have it once it is over; without one nobody is hurried", async () => {
  const table = await begun(quest);
  const patient = await begun({ ...quest, pace: { kind: "none" } });
  const before = asked(table);
  now += 89_000;
  await attendAll();
  expect(asked(table)).toBe(before);
  for (let i = 0; i < 8; i++) {
    now += 91_000;
    await attendAll();
  }
  const { match, state } = table.gathering;
  // The MJ lays the first zone out as suggested, the heroes act in the order of their seats, and each ends at once.
  expect(match?.answers[0]).toMatchObject({ seat: "mj", answer: { kind: "place" } });
  expect(match?.answers.slice(1, 4)).toEqual([
    { seat: "aude", answer: { kind: "pick", options: ["svein", "aude"] } },
    { seat: "svein", answer: { kind: "choose", option: "end" } },
    { seat: "aude", answer: { kind: "choose", option: "end" } },
  ]);
  expect(Object.values(state.places).every(({ kind }) => kind === "person")).toBe(true);
  expect(patient.gathering.match?.page.number).toBe(0);
});

test("REG-VERDICT-79 before its time nobody answers for somebody else, and never anything else", async () => {
  const { gathering } = await begun(quest);
  const seat = gathering.match?.decision?.seats[0] ?? "";
  const page = gathering.match?.page.serial ?? 0;
  const answer = gathering.unanswered(seat);
  const by = (at: number, what: unknown) =>
    gathering.play({
      n: gathering.state.n + 1,
      at,
      by: "@house",
      what: { kind: "answer", seat, page, answer: what },
    })?.code;
  expect(by(now + 89_000, answer)).toBe("not-yours");
  expect(by(now + 91_000, { kind: "choose", option: "walk:0,0" })).toBeDefined();
  expect(by(now + 91_000, answer)).toBeUndefined();
});

test("the others are asked when somebody's time is over, and again when it is over once more after they chose to wait", async () => {
  const table = await begun({
    ...quest,
    game: "conquest",
    options: {},
    sitters: { sword: { kind: "person", name: "Ada" }, skull: { kind: "person", name: "Bob" } },
  });
  const { gathering } = table;
  const late = gathering.askedPersons[0] ?? "";
  const other = late === "sword" ? "skull" : "sword";
  now += 91_000;
  await attendAll();
  await attendAll();
  const { open } = gathering.state;
  expect(open).toMatchObject({ by: "@house", wish: { kind: "bot", seat: late } });
  expect(await table.write(other, { kind: "decline", ask: open?.ask ?? 0 })).toBeUndefined();
  now += 60_000;
  await attendAll();
  expect(gathering.state.open).toBeUndefined();
  now += 31_000;
  await attendAll();
  expect(gathering.state.open).toMatchObject({ by: "@house" });
});

test("a letter that nobody takes holds up no clock", async () => {
  const table = await begun(quest);
  const other = await begun({ ...quest, seed: "too late" });
  const tables = [table, other];
  const before = tables.map(({ gathering }) => gathering.state.n);
  now += 1_000_000;
  const told: string[] = [];
  const slow = ({ row }: HeldTable) => {
    told.push(row.id);
    return new Promise<never>(() => {});
  };
  await attend(hall, needed, { tell: slow });
  // And of the tables of the tests before, at which somebody is asked too.
  for (const { row } of tables) expect(told.filter((id) => id === row.id)).toHaveLength(1);
  for (const [i, { gathering }] of tables.entries()) expect(gathering.state.n).toBe((before[i] ?? 0) + 1);
});

test("a request that nobody answers lapses after a minute where people sit, and after a day where they drop by", async () => {
  const sitters = { sword: { kind: "person", name: "Ada" }, skull: { kind: "person", name: "Bob" } } as const;
  const setup = { ...quest, game: "conquest", options: {}, sitters };
  const long = { kind: "live", decision: 604_800_000, reserve: 0 } as const;
  const [live, slow] = [
    await begun({ ...setup, pace: long }),
    await begun({ ...setup, pace: { kind: "none" } }),
  ];
  const asks = { kind: "ask", wish: { kind: "adjourn" } } as const;
  for (const table of [live, slow]) expect(await table.write("sword", asks)).toBeUndefined();
  const open = () => [live, slow].map(({ gathering }) => gathering.state.open !== undefined);
  now += 59_000;
  await attendAll();
  expect(open()).toEqual([true, true]);
  now += 2000;
  await attendAll();
  expect(open()).toEqual([false, true]);
  now += 86_400_000;
  await attendAll();
  expect(open()).toEqual([false, false]);
});

test("after a clock that was ahead people are told of their turn as soon as ever", async () => {
  const sitters = { sword: { kind: "person", name: "Ada" }, skull: { kind: "person", name: "Bob" } } as const;
  const setup = { ...quest, game: "conquest", options: {}, sitters, pace: { kind: "none" } } as const;
  now += 1e9;
  const table = await begun(setup);
  now -= 1e9;
  expect(await table.write("@host", { kind: "talk", how: "off" })).toBeUndefined();
  const told: string[] = [];
  now += 301_000;
  await attend(hall, needed, {
    tell: async ({ row }) => {
      told.push(row.id);
      return true;
    },
  });
  await expect.poll(() => told).toContain(table.row.id);
});
