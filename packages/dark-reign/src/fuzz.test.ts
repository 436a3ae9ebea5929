// @module-tag long
import { expect, test } from "vitest";
import { fuzzDarkReign } from "./testing/fuzz.ts";
import { fuzzWorlds } from "./testing/leaks.ts";
import { fuzzMalformed } from "./testing/malformed.ts";

/** Over all quests, parties, play levels, lengths, secondary quests and rosters; `npm run fuzz -- dark-reign` plays more. */
const quests = 100;

test("whole quests at random keep things, figures, écus and cards, can be told, and come to an end", () => {
  const { violations, longest, endings } = fuzzDarkReign(quests, 1);
  expect(violations).toEqual([]);
  expect(longest).toBeLessThan(15_000);
  expect(Object.values(endings).reduce((sum, count) => sum + count)).toBe(quests);
}, 600_000);

test("REG-VERDICT-47 in whole quests what is hidden from a hero, the MJ or the audience stays hidden", () => {
  expect(fuzzWorlds(10, 3).violations).toEqual([]);
}, 600_000);

test("answers with something wrong, to whatever a quest asks, are refused and change nothing", () => {
  const { tried, violations, prompts } = fuzzMalformed(1_000, 4);
  expect(violations).toEqual([]);
  expect(tried).toBe(1_000);
  expect(prompts.length).toBeGreaterThan(5);
}, 600_000);
