import { expect, test } from "vitest";
import { oddsOfTest, powerDice, powerDieOf } from "../index.ts";

/** REG-DICE-08 to 17 and REG-FACE-01 to 10, as the catalogue writes them. */
const catalogue = [
  ["brown", "marron", "X X -10 -5 -2 blank"],
  ["white", "blanc", "X X -5 -2 -1 blank"],
  ["light blue", "bleu clair", "X -5 -2 -1 blank 1"],
  ["dark blue", "bleu foncé", "X -3 -1 blank blank 1"],
  ["yellow", "jaune", "X -1 -1 blank 1 2"],
  ["green", "vert", "X -1 0 1 2 3"],
  ["black", "noir", "X 0 1 1 3 4"],
  ["silver", "argent", "-3 1 2 3 4 5"],
  ["gold", "or", "-2 2 3 4 5 6"],
  ["ruby", "rubis", "0 3 4 5 6 7"],
] as const;

const two = (number: number) => String(number).padStart(2, "0");

for (const [index, [en, fr, faces]] of catalogue.entries()) {
  const level = index + 1;
  test(`REG-DICE-${two(level + 7)} level ${level} uses the ${en} power die`, () => {
    expect(powerDieOf(level)?.colour).toEqual({ fr, en });
  });

  test(`REG-FACE-${two(level)} the ${en} die shows ${faces}`, () => {
    expect(powerDieOf(level)?.faces.join(" ")).toBe(faces);
  });
}

test("REG-COMP-02 the set holds ten power dice, one for each level from 1 to 10", () => {
  expect(powerDice.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("REG-TEST-01 each of the ten levels has a die of its own", () => {
  expect(new Set(powerDice.map(({ faces }) => faces.join())).size).toBe(10);
  expect(new Set(powerDice.map(({ colour }) => colour.fr)).size).toBe(10);
});

test("REG-RULING-04 the dice use every value of the text, and X leaves them from silver on", () => {
  const values = new Set(powerDice.flatMap(({ faces }) => faces));
  expect(values).toEqual(new Set([-10, -5, -3, -2, -1, "blank", 0, 1, 2, 3, 4, 5, 6, 7, "X"]));
  const xs = powerDice.map(({ faces }) => faces.filter((face) => face === "X").length);
  expect(xs).toEqual([2, 2, 1, 1, 1, 1, 1, 0, 0, 0]);
});

test("REG-RULING-04 a higher level never fails more often than a lower one", () => {
  for (const d of [0, 1, 2, 3])
    for (let difficulty = 0; difficulty <= 12; difficulty++) {
      const passed = powerDice.map(({ level }) => oddsOfTest({ level, difficulty, d }).cases);
      expect(passed).toEqual(passed.toSorted((a, b) => a - b));
    }
});

test("REG-RULING-08 a level above 10 counts as 10, and there is no die below 1", () => {
  expect(powerDieOf(11)).toBe(powerDieOf(10));
  expect(powerDieOf(13)).toBe(powerDieOf(10));
  expect(powerDieOf(0)).toBeUndefined();
});
