// @module-tag long
import { expect, test } from "vitest";
import { fuzzCatacombs } from "./testing/fuzz.ts";

/** Over all Lords, companies, layouts and variants; `npm run fuzz -- catacombs` plays more of them. */
const campaigns = 100;

test("whole campaigns at random keep all discs, cards and gold, can be told, and come to an end", () => {
  const { violations, longest, answers, endings } = fuzzCatacombs(campaigns, 1);
  expect(violations).toEqual([]);
  expect(longest).toBeLessThan(15_000);
  expect(answers).toBeGreaterThan(campaigns * 100);
  expect(Object.values(endings).reduce((sum, count) => sum + count)).toBe(campaigns);
}, 300_000);

test("campaigns that look for what has not happened yet come across every card, action, ability, variant and event", {
  tags: ["minutes"],
}, () => {
  const { violations, reach } = fuzzCatacombs(60, 1, undefined, "exhaustive");
  expect(violations).toEqual([]);
  const { prompts, ...others } = reach;
  for (const [sort, { never }] of Object.entries(others)) expect(never, sort).toEqual([]);
  // A Barbarian who is the last to stand, and still has a rage (CAT-RULING-39), or one Melee that strikes two Minotaurs
  // (CAT-RULING-25), may take some hundreds of campaigns.
  const rare = ["rage-loses", "answer-first"];
  expect(prompts.never.filter((prompt) => !rare.includes(prompt))).toEqual([]);
});
