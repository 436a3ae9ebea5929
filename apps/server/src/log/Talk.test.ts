// @module-tag long
import { expect, test } from "vitest";
import { lay } from "../hall/lay.ts";
import { duel } from "../testing/guest.ts";
import { testNeeded } from "../testing/needed.ts";
import { openSqlite } from "./sqlite.ts";
import { Talk } from "./Talk.ts";

test("so many words of a table are kept as it is set, each table for itself, and their numbers go on", async () => {
  const database = await openSqlite(":memory:");
  const talk = new Talk(database, 3);
  const ids: string[] = [];
  for (let i = 0; i < 2; i++) {
    const laid = await lay(
      duel,
      testNeeded(database, () => 0),
    );
    if (!("id" in laid)) throw new Error(laid.code);
    ids.push(laid.id);
  }
  const [one = "", other = ""] = ids;
  await talk.add(other, 0, "sword", { phrase: "hello" });
  for (let i = 1; i <= 5; i++) await talk.add(one, i, "sword", { text: `word ${i}` });
  expect((await talk.after(one)).map(({ n, at }) => [n, at])).toEqual([
    [3, 3],
    [4, 4],
    [5, 5],
  ]);
  expect(await talk.after(other)).toHaveLength(1);
  await database.close();
});
