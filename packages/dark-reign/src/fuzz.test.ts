// @module-tag long
import { expect, test } from "vitest";
import { fuzzDarkReign } from "./testing/fuzz.ts";
import { fuzzMalformed } from "./testing/malformed.ts";
import { fuzzOptions } from "./testing/malformed-options.ts";

/** Over all quests, parties, play levels, lengths, secondary quests and rosters; `fuzz-more.test.ts` plays as many, `npm run fuzz -- dark-reign` more. */
const quests = 50;

test("whole quests at random keep things, figures, écus and cards, can be told, and come to an end", () => {
  const { violations, longest, endings } = fuzzDarkReign(quests, 1);
  expect(violations).toEqual([]);
  expect(longest).toBeLessThan(15_000);
  expect(Object.values(endings).reduce((sum, count) => sum + count)).toBe(quests);
}, 600_000);

test("answers with something wrong, to whatever a quest asks, are refused and change nothing", () => {
  const { tried, violations, prompts } = fuzzMalformed(1_000, 4);
  expect(violations).toEqual([]);
  expect(tried).toBe(1_000);
  expect(prompts.length).toBeGreaterThan(5);
}, 600_000);

test("options and rosters with something wrong are refused in both languages, or can be played", () => {
  const { tried, taken, violations } = fuzzOptions(500, 5);
  expect(violations).toEqual([]);
  expect(taken).toBeLessThan(tried / 2);
}, 600_000);
