import { scriptedDice } from "@ossuaire/kernel/testing";
import { describe, expect, test } from "vitest";
import { dice, type Notation, oddsOfAmount, rolledAmount, rolledD, sumOf, thrown } from "../index.ts";

/** The dice show these, in this order; the indices of the faces for power dice. */
const rolling = (...rolls: readonly number[]) => scriptedDice(rolls).fromSeed("");

const range = (notation: Notation, force = 0) => {
  const { lowest, counts } = oddsOfAmount(dice(notation), force);
  return [lowest, lowest + counts.length - 1];
};

test("REG-DICE-01 a throw has a power die and D: the power die is drawn first, then the D from left to right", () => {
  expect(thrown(rolling(5, 4, 0, 3), 5, 3)).toEqual({ level: 5, face: 2, d: [4, 0, 3] });
});

test("REG-DICE-02 a D shows 0 to 5, never 6", () => {
  expect(rolledD(rolling(0, 1, 2, 3, 4, 5), 6)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(() => rolledD(rolling(6), 1)).toThrow("from 0 to 5");
});

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 3],
])("REG-DICE-03 a D that shows %i is read as %i on a D3", (shown, read) => {
  expect(rolledAmount(rolling(shown), dice("1D3"))).toEqual({ d: [shown], total: read });
});

test("REG-DICE-04 the number in front of the die is how many are rolled and added", () => {
  expect(rolledAmount(rolling(5, 0, 3, 1), dice("4D")).total).toBe(9);
  expect(range("6D")).toEqual([0, 30]);
});

test("REG-DICE-05 2D: two D are rolled and added, from 0 to 10", () => {
  expect(rolledAmount(rolling(5, 5), dice("2D")).total).toBe(10);
  expect(oddsOfAmount(dice("2D"))).toEqual({
    of: 36,
    x: 0,
    lowest: 0,
    counts: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
  });
});

test("REG-DICE-06 a constant before the dice is added to the sum", () => {
  expect(range("7+1D")).toEqual([7, 12]);
  expect(range("2+1D3")).toEqual([3, 5]);
  expect(range("4+5D")).toEqual([4, 29]);
  expect(rolledAmount(rolling(2), dice("7+1D")).total).toBe(9);
});

test("REG-DICE-07 Fu stands for the wielder’s Force level", () => {
  expect(rolledAmount(rolling(2, 4), dice("Fu+2D"), 5).total).toBe(11);
  expect(rolledAmount(rolling(2), dice("Fu+1+1D"), 4).total).toBe(7);
  expect(rolledAmount(rolling(2), dice("4+1D"), 5).total).toBe(6);
});

test("REG-RULING-05 of several D3 each is mapped by itself, then they are added", () => {
  expect(rolledAmount(rolling(1, 5), dice("2D3")).total).toBe(4);
  expect(range("2D3")).toEqual([2, 6]);
});

test("REG-RULING-06 the blank and the face 0 act alike: nothing is added", () => {
  const blank = thrown(rolling(3, 4), 5, 1);
  const zero = thrown(rolling(1, 4), 7, 1);
  expect([blank?.face, zero?.face]).toEqual(["blank", 0]);
  expect([blank && sumOf(blank), zero && sumOf(zero)]).toEqual([4, 4]);
});

describe("what an amount looks like", () => {
  test("a number alone is rolled without dice", () => {
    expect(rolledAmount(rolling(), dice("1"))).toEqual({ d: [], total: 1 });
  });

  test("the compiler refuses what is no amount, and the reader what the compiler cannot see", () => {
    // @ts-expect-error: dice of six sides with 1 to 6 do not exist
    expect(() => dice("2D6")).toThrow("no amount");
    // @ts-expect-error: Force comes first
    expect(() => dice("2D+Fu")).toThrow("no amount");
    expect(() => dice("1.5+1D")).toThrow("no amount");
    expect(() => dice("-2+1D")).toThrow("no amount");
  });
});
