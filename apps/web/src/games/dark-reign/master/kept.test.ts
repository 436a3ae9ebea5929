import { expect, test } from "vitest";
import { layingOut } from "../../../../e2e/dark-reign.ts";
import { nameOf, readKept } from "./kept.ts";
import type { LayOutQuestion } from "./question.ts";

function asked(seed: string): LayOutQuestion {
  const { decision } = layingOut(["svein"], seed);
  if (decision?.prompt !== "lay-out") throw new Error("nothing is to be laid out");
  return decision;
}

test("what was laid in a zone is read again for the same question, though it was put anew", () => {
  const [before, after] = [asked("kept"), asked("kept")];
  const spots = before.suggestion.slice(0, 2);
  expect(readKept(after, { of: nameOf(before), spots })).toEqual(spots);
});

test("of another zone, or broken, nothing is taken; of a piece only where it may lie", () => {
  const question = asked("kept");
  const [spot] = question.suggestion;
  const of = nameOf(question);
  expect(readKept(asked("another"), { of, spots: [spot] })).toEqual([]);
  for (const broken of [null, "", 7, [], {}, { of }, { of, spots: "x" }, { of, spots: [null, 1, "x", {}] }])
    expect(readKept(question, broken)).toEqual([]);
  expect(readKept(question, { of, spots: [{ ...spot, x: 999 }] })).toEqual([]);
});
