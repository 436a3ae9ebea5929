import { expect, test } from "vitest";
import { BLOCK, practiceOf } from "./practice.ts";
import { dice } from "./testing/situations.ts";

const hand = { aim: 0.1, strength: 0.2 };
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, n) => from + n);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => value ** 2)));

test("practice has the errors of the hand", () => {
  const { turn, share } = practiceOf(hand, dice(5));
  const turns = numbers(2048).map(turn);
  const shares = numbers(2048).map(share);
  expect(Math.abs(mean(turns))).toBeLessThan(0.05 * hand.aim);
  expect(spread(turns) / hand.aim).toBeCloseTo(1, 1);
  expect(spread(shares) / hand.strength).toBeCloseTo(1, 1);
  expect(Math.abs(mean(turns.map((value, n) => value * (shares[n] ?? 0))))).toBeLessThan(0.001);
});

test("every block leans to no side: four errors to the left, four to the right", () => {
  const { turn, share } = practiceOf(hand, dice(6));
  for (const block of numbers(8)) {
    const members = numbers(BLOCK, block * BLOCK);
    // The middle of 64 draws is not exactly 0, so one of the two central bands may lie on the other side.
    for (const errors of [members.map(turn), members.map(share)]) {
      const left = errors.filter((error) => error < 0).length;
      expect(left).toBeGreaterThanOrEqual(3);
      expect(left).toBeLessThanOrEqual(5);
    }
  }
});

test("the n-th error is the same for everyone who asks, in any order", () => {
  const { turn, share } = practiceOf(hand, dice(7));
  const late = [turn(200), share(200)];
  const early = [turn(3), share(3)];
  expect([turn(200), share(200)]).toEqual(late);
  expect([turn(3), share(3)]).toEqual(early);
});
