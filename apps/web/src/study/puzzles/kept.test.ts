import { expect, test } from "vitest";
import { daysInRow, readKept, withOutcome } from "./kept.ts";

const nothing = readKept(undefined);

test("what is no memory of puzzles is forgotten", () => {
  for (const input of [null, "x", { results: {} }, { results: {}, row: { day: -1, days: 0.5 } }])
    expect(readKept(input)).toEqual(nothing);
  expect(readKept({ results: { a: 7, b: "x", c: 3 }, row: { day: 1, days: 1 } }).results).toEqual({ c: 3 });
});

test("days in a row are counted, and broken by a day that is missed or failed", () => {
  const first = withOutcome(nothing, "a", 1, 100);
  expect(daysInRow(first, 100)).toBe(1);
  expect(daysInRow(first, 101)).toBe(1);
  expect(daysInRow(first, 102)).toBe(0);
  const second = withOutcome(first, "b", 3, 101);
  expect(daysInRow(second, 101)).toBe(2);
  expect(daysInRow(withOutcome(second, "c", 0, 102), 103)).toBe(0);
  expect(daysInRow(withOutcome(second, "d", 2, 110), 110)).toBe(1);
  // Another puzzle of the same day, or one of no day, adds nothing.
  expect(daysInRow(withOutcome(second, "e", 1, undefined), 101)).toBe(2);
});

test("the first outcome of a puzzle stays", () => {
  const failed = withOutcome(nothing, "a", 0, 100);
  expect(withOutcome(failed, "a", 1, 100)).toBe(failed);
});
