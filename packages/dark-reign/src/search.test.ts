import { expect, test } from "vitest";
import { allOf } from "./shelf.ts";
import { fuzzDarkReign } from "./testing/fuzz.ts";
import { universe, unreachable } from "./testing/universe.ts";

test("what is said to be out of reach is there, and nothing lays it", () => {
  for (const [sort, names] of Object.entries(unreachable))
    expect(Object.entries(universe).find(([one]) => one === sort)?.[1]).toEqual(
      expect.arrayContaining(Object.keys(names)),
    );
  const laid = allOf("zones").flatMap(({ table = [] }) => table.map(({ what }) => what));
  expect(laid).not.toContain("portal");
});

test("quests that look for what has not happened yet come across all that there is", {
  tags: ["minutes"],
}, () => {
  const { violations, reach } = fuzzDarkReign(160, 1, undefined, "exhaustive");
  expect(violations).toEqual([]);
  for (const sort of [
    "deeds",
    "errands",
    "objects",
    "spells",
    "cards",
    "elements",
    "zones",
    "monsters",
    "questions",
    "events",
    "endings",
  ] as const)
    expect(
      reach[sort].never.filter((name) => unreachable[sort]?.[name] === undefined),
      sort,
    ).toEqual([]);
});
