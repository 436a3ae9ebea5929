// @module-tag long
import { expect, test } from "vitest";
import { fuzzConquest } from "./testing/fuzz.ts";

/** Over all companies, variants and options; `npm run fuzz -- conquest` plays more of them. */
const games = 200;

test("whole games at random keep all tokens, cards and discs, can be told, and come to an end", () => {
  const { violations, longest, answers, endings } = fuzzConquest(games, 1);
  expect(violations).toEqual([]);
  expect(longest).toBeLessThan(3000);
  expect(answers).toBeGreaterThan(games * 50);
  expect(Object.values(endings).reduce((sum, count) => sum + count)).toBe(games);
});

test("games that look for what has not happened yet come across every card, keyword, shot, question and event", () => {
  const { violations, reach } = fuzzConquest(60, 1, undefined, "exhaustive");
  expect(violations).toEqual([]);
  const { endings, ...others } = reach;
  for (const [sort, { never }] of Object.entries(others)) expect(never, sort).toEqual([]);
  // A draw, and a bank that runs dry, may take some hundreds of games.
  expect(endings.reached).toEqual(expect.arrayContaining(["pool-empty", "no-card", "CON-END-04"]));
});
