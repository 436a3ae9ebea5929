// @module-tag long
import { expect, test } from "vitest";
import { fuzzCatacombs } from "./testing/fuzz.ts";

test("whole campaigns with Soloth, over its lords, parties and variants, keep all discs, cards and gold, and end", () => {
  const { violations, longest, endings } = fuzzCatacombs(48, 11, undefined, "random", ["soloth"]);
  expect(violations).toEqual([]);
  expect(longest).toBeLessThan(15_000);
  expect(Object.values(endings).reduce((sum, count) => sum + count)).toBe(48);
}, 600_000);

test("campaigns that look for what has not happened yet come across its cards", () => {
  const { violations, reach } = fuzzCatacombs(96, 8, undefined, "exhaustive", ["soloth"]);
  expect(violations).toEqual([]);
  const { monsters, lords, actions, spells, modifiers } = reach;
  for (const { never } of [monsters, lords, actions, spells, modifiers]) expect(never).toEqual([]);
  // What needs a rare meeting of cards is tested by itself.
  const rare = [
    "rage-loses",
    "answer-first",
    "pay-order",
    "spike-lost",
    "gift-for",
    "sprinkle-whom",
    "wake-whom",
  ];
  expect(reach.prompts.never.filter((prompt) => !rare.includes(prompt))).toEqual([]);
}, 900_000);
