import { scriptedDice } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { type Face, powerDieOf, type Terms, tested } from "../index.ts";

/** A test whose dice show this face and these D. */
function showing(terms: Terms, face: Face, ...d: readonly number[]) {
  const index = powerDieOf(terms.level)?.faces.indexOf(face) ?? -1;
  const script = scriptedDice([index, ...d]);
  const result = tested(script.fromSeed(""), terms);
  expect(script.unused()).toEqual([]);
  return result;
}

/** Svein, Dexterity 5, at a lock of difficulty 1. */
const lock: Terms = { level: 5, difficulty: 1 };

test("REG-TEST-02 a test rolls the power die of the level together with 1D and adds both", () => {
  expect(showing({ level: 6 }, 3, 4)).toMatchObject({
    thrown: { level: 6, face: 3, d: [4] },
    total: 7,
    passed: true,
  });
});

test("REG-TEST-03 a Magic test rolls the power die alone", () => {
  expect(showing({ level: 6, d: 0, difficulty: 3 }, 3)).toMatchObject({
    thrown: { d: [] },
    total: 3,
    passed: true,
  });
});

test("REG-TEST-04 a result below 0 fails every test, even against a lower difficulty", () => {
  expect(showing({ level: 4 }, -3, 3).passed).toBe(true);
  expect(showing({ level: 4 }, -3, 2).passed).toBe(false);
  expect(showing({ level: 4, difficulty: -2 }, -3, 2).passed).toBe(false);
});

test("REG-TEST-05 the result must be at least the difficulty", () => {
  expect(showing({ level: 6, difficulty: 5 }, 1, 4).passed).toBe(true);
  expect(showing({ level: 6, difficulty: 6 }, 1, 4).passed).toBe(false);
});

test("REG-TEST-06 X fails, whatever the other die shows", () => {
  expect(showing({ level: 7 }, "X", 5).passed).toBe(false);
});

test("REG-TEST-07 a negative face is subtracted from the other die", () => {
  expect(showing({ level: 1 }, -5, 5).total).toBe(0);
  expect(showing({ level: 1 }, -10, 5).total).toBe(-5);
});

test("REG-TEST-08 a face with points is added to the other die", () => {
  expect(showing({ level: 10 }, 7, 5).total).toBe(12);
  expect(showing({ level: 10 }, 0, 5).total).toBe(5);
});

test("REG-TEST-09 the blank face adds nothing and is no failure", () => {
  expect(showing({ level: 3 }, "blank", 0)).toMatchObject({ total: 0, passed: true });
});

test("REG-TEST-10 level 0 fails without a roll", () => {
  const script = scriptedDice([]);
  const result = tested(script.fromSeed(""), { level: 0, bonus: 9 });
  expect(result.passed).toBe(false);
  expect(result.thrown).toBeUndefined();
});

test("REG-TEST-11 Svein’s yellow X fails even with a D of 5", () => {
  expect(showing(lock, "X", 5).passed).toBe(false);
});

test("REG-TEST-12 with any other face the sum decides: 1 or more opens the lock", () => {
  expect(new Set(powerDieOf(5)?.faces)).toEqual(new Set(["X", "blank", -1, 1, 2]));
  expect(showing(lock, "blank", 1).passed).toBe(true);
  expect(showing(lock, -1, 2).passed).toBe(true);
  expect(showing(lock, 1, 0).passed).toBe(true);
});

test("REG-TEST-13 a sum below 1 fails", () => {
  expect(showing(lock, "blank", 0).passed).toBe(false);
  expect(showing(lock, -1, 1).passed).toBe(false);
});

test("REG-BONUS-01 a bonus to the characteristic takes the die of the raised level", () => {
  expect(showing({ level: 5 + 2 }, 4, 0).thrown).toMatchObject({ level: 7, face: 4 });
});

test("REG-BONUS-02 a bonus to the result is added to the total; the die stays the same, and X still fails", () => {
  expect(showing({ ...lock, bonus: 2 }, -1, 0)).toMatchObject({
    thrown: { level: 5 },
    total: 1,
    passed: true,
  });
  expect(showing({ ...lock, bonus: 2 }, "X", 5).passed).toBe(false);
});

test("REG-RULING-07 a test without a number has difficulty 0", () => {
  expect(showing({ level: 5 }, -1, 1)).toMatchObject({ difficulty: 0, passed: true });
  expect(showing({ level: 5 }, -1, 0).passed).toBe(false);
});

test("REG-RULING-10 further D are added to the sum, and only the power die can show X", () => {
  expect(showing({ level: 6, d: 2, difficulty: 11 }, 3, 4, 4)).toMatchObject({ total: 11, passed: true });
  expect(showing({ level: 6, d: 2 }, "X", 5, 5).passed).toBe(false);
});
