// @module-tag long
import { expect, test } from "vitest";
import { fuzzDarkReign } from "./testing/fuzz.ts";
import { fuzzWorlds } from "./testing/leaks.ts";

/** The other half of `fuzz.test.ts`, so that two of them can be played side by side. */
const quests = 50;

test("other quests at random keep things, figures, écus and cards, can be told, and come to an end", () => {
  const { violations, longest, endings } = fuzzDarkReign(quests, 2);
  expect(violations).toEqual([]);
  expect(longest).toBeLessThan(15_000);
  expect(Object.values(endings).reduce((sum, count) => sum + count)).toBe(quests);
}, 600_000);

test("REG-VERDICT-47 in whole quests what is hidden from a hero, the MJ or the audience stays hidden", () => {
  expect(fuzzWorlds(10, 3).violations).toEqual([]);
}, 600_000);
