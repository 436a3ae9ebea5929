// @module-tag long
import { pairTable } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { combinations, excludes, factors } from "./testing/combinations.ts";
import { fuzzBoxes } from "./testing/fuzz.ts";
import { fuzzWorlds } from "./testing/leaks.ts";
import { fuzzMalformed } from "./testing/malformed.ts";

const campaigns = 100;

test("every two things that can be agreed on together are, and the table says in which campaign", async () => {
  const played = (one: Pair, other: Pair) =>
    combinations.some((row) => row[one.factor] === one.value && row[other.factor] === other.value);
  const values = Object.entries(factors).flatMap(([factor, all]) => all.map((value) => ({ factor, value })));
  const never = values.flatMap((one, i) =>
    values
      .slice(i + 1)
      .filter((other) => other.factor !== one.factor && !excludes(one, other) && !excludes(other, one))
      .filter((other) => !played(one, other))
      .map((other) => `${one.factor} ${one.value} & ${other.factor} ${other.value}`),
  );
  // What two of them need of a third that cannot be: purple drops are on boards of Soloth, whose box then is there.
  expect(never).toEqual([
    "boxes base & drops 2",
    "boxes base & drops 4",
    "boxes vermin & drops 2",
    "boxes vermin & drops 4",
  ]);
  expect(combinations.length).toBeLessThan(campaigns);
  await expect(pairTable(factors, combinations)).toMatchFileSnapshot("recorded/pairs.md");
});

interface Pair {
  readonly factor: string;
  readonly value: string;
}

test("campaigns over all boxes, with all of these pairs, keep discs, cards and gold, can be told, and end", () => {
  const { violations, longest, endings, reach } = fuzzBoxes(campaigns, 1);
  expect(violations).toEqual([]);
  expect(longest).toBeLessThan(15_000);
  expect(Object.values(endings).reduce((sum, count) => sum + count)).toBe(campaigns);
  for (const { never } of [reach.lords, reach.variants]) expect(never).toEqual([]);
}, 600_000);

test("with all boxes too, what is hidden stays hidden", () => {
  expect(fuzzWorlds(12, 3).violations).toEqual([]);
}, 600_000);

test("answers with something wrong, to whatever is asked with all boxes, are refused and change nothing", () => {
  const { tried, violations, prompts } = fuzzMalformed(3_000, 4);
  expect(violations).toEqual([]);
  expect(tried).toBe(3_000);
  expect(prompts.length).toBeGreaterThan(20);
}, 600_000);

test("campaigns that look for what has not happened yet come across all that the boxes hold", {
  tags: ["minutes"],
}, () => {
  const { violations, reach } = fuzzBoxes(160, 2, undefined, "exhaustive");
  expect(violations).toEqual([]);
  const { prompts, events, ...others } = reach;
  for (const [sort, { never }] of Object.entries(others)) expect(never, sort).toEqual([]);
  // What needs a rare meeting of cards, an empty bank, deck or reserve is played in tests of its own.
  const rareQuestions = [
    ...["rage-loses", "answer-first", "pay-order"],
    ...["spike-lost", "wake-whom", "sprinkle-whom", "gift-for", "shape-variants"],
  ];
  const rareEvents = ["thawed", "no-reward", "poison-runs-out", "lethal-dose", "passage-idle"];
  expect(prompts.never.filter((name) => !rareQuestions.includes(name))).toEqual([]);
  expect(events.never.filter((name) => !rareEvents.includes(name))).toEqual([]);
});
