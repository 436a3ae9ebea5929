import { expect, test } from "vitest";
import { pooled, quantile, shareOf } from "../share.ts";
import type { Result } from "./play.ts";
import { summaryOf } from "./summary.ts";

const game = (number: number, winner: Result["winner"], turns: number): Result => ({
  number,
  first: number % 2 === 0 ? "sword" : "skull",
  players: { sword: "master", skull: "novice" },
  winner,
  turns,
  answers: 10,
  ending: "pool-empty",
  damage: { combat: 2, missile: number },
});

test("wins are counted by team, by starter and by player", () => {
  const summary = summaryOf([
    game(0, "sword", 10),
    game(1, "skull", 20),
    game(2, "sword", 30),
    game(3, undefined, 40),
  ]);
  expect(summary).toMatchObject({
    games: 4,
    draws: 1,
    sword: { wins: 2, rate: 0.5 },
    starter: { wins: 3 },
    players: { master: { wins: 2 }, novice: { wins: 1 } },
    turns: { median: 30, longest: 40 },
    damage: { combat: 8, missile: 6 },
    endings: { "pool-empty": 4 },
  });
});

test("confidence intervals are Wilson's: known values, never outside 0 and 1", () => {
  const { low, high } = shareOf(8, 10);
  expect([low, high].map((bound) => bound.toFixed(3))).toEqual(["0.490", "0.943"]);
  expect(pooled([shareOf(3, 4), shareOf(5, 6)])).toEqual(shareOf(8, 10));
  expect(shareOf(0, 60).low).toBeCloseTo(0, 9);
  expect(shareOf(60, 60).high).toBeCloseTo(1, 9);
  expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
});

test("quantiles of few values", () => {
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(3);
  expect(quantile([7], 0.9)).toBe(7);
  expect(quantile([], 0.5)).toBe(0);
});
