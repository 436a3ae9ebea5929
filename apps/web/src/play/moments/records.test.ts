import { expect, test } from "vitest";
import { readRecords, standingAmong } from "./records.ts";

const finished = (match: string, won: boolean, kills: number) => ({ match, won, figures: { kills } });

test("a match stands among the others by its figures and by who has won", () => {
  const others = [finished("a", true, 12), finished("b", false, 20)];
  expect(standingAmong(others, finished("c", true, 15))).toEqual({ played: 3, won: 2, best: { kills: 20 } });
  expect(standingAmong([], finished("c", false, 15))).toEqual({ played: 1, won: 0, best: {} });
});

test("what is not understood is left out", () => {
  expect(readRecords("nonsense")).toEqual({});
  expect(
    readRecords({
      heroes: [finished("a", true, 3), { match: 7 }, { match: "b", won: true, figures: { kills: "many" } }],
      overseer: 5,
    }),
  ).toEqual({ heroes: [finished("a", true, 3), { match: "b", won: true, figures: {} }], overseer: [] });
});
