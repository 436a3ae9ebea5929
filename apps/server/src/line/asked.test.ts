// @module-tag long
import { randomAnswer, type Seat } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import type { Setup } from "@ossuaire/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "../hall/Hall.ts";
import { HeldTable } from "../hall/HeldTable.ts";
import { lay } from "../hall/lay.ts";
import type { Database } from "../log/database.ts";
import { openSqlite } from "../log/sqlite.ts";
import { duel } from "../testing/guest.ts";
import { testNeeded } from "../testing/needed.ts";
import { done } from "./asked.ts";

let database: Database;

beforeAll(async () => {
  database = await openSqlite(":memory:");
});
afterAll(() => database.close());

const both: Setup = {
  ...duel,
  options: { health: 8 },
  sitters: { sword: { kind: "person", name: "Ada" }, skull: { kind: "person", name: "Bob" } },
};

async function begun(): Promise<HeldTable> {
  const needed = testNeeded(database, Date.now);
  const laid = await lay(both, needed);
  if (!("id" in laid)) throw new Error(laid.code);
  const table = await new Hall(needed, 60_000).table(laid.id);
  if (!(table instanceof HeldTable)) throw new Error(table.code);
  expect(await table.write("@host", { kind: "start" })).toBeUndefined();
  return table;
}

/** Whoever is asked, and an answer that is taken. */
function asked({ gathering: { match } }: HeldTable) {
  const rng = testRng("asked");
  const [seat = ""] = match?.decision?.seats ?? [];
  const page = match?.page.serial ?? 0;
  for (let i = 0; i < 100 && match?.decision !== undefined; i++) {
    const answer = randomAnswer(match.decision, rng);
    if (match.check(seat, answer) === undefined) return { kind: "answer", seat, page, answer } as const;
  }
  throw new Error("nobody can answer");
}

const other = (seat: Seat) => (seat === "sword" ? "skull" : "sword");

test("what somebody wishes to take back is the move that they saw, not the one that somebody else makes at that moment", async () => {
  const table = await begun();
  // One has answered, and now the other is asked.
  for (;;) {
    const answer = asked(table);
    await table.write(answer.seat, answer);
    if (asked(table).seat !== answer.seat) break;
  }
  const answer = asked(table);
  const { page, seat } = answer;
  const number = table.gathering.match?.page.number ?? 0;
  const [taken, undone] = await Promise.all([
    table.write(seat, answer),
    done(table, { type: "undo", i: 1, seat: other(seat), page }, Date.now()),
  ]);
  expect([taken, undone?.code]).toEqual([undefined, "out-of-date"]);
  expect(table.gathering.state.open).toBeUndefined();
  expect(table.gathering.match?.page.number).toBe(number + 1);
});

test("whoever has made no move takes back nobody else's", async () => {
  const table = await begun();
  const answer = asked(table);
  expect(await table.write(answer.seat, answer)).toBeUndefined();
  const page = table.gathering.match?.page.serial ?? 0;
  const refusal = await done(table, { type: "undo", i: 1, seat: other(answer.seat), page }, Date.now());
  expect(refusal?.code).toBe("nothing-to-take-back");
  expect(table.gathering.match?.page.number).toBe(1);
});
