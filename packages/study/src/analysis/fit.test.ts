import { expect, test } from "vitest";
import { calibrationError, fitWeights, type Sample, tenthsOf } from "./fit.ts";

/** A thousand positions in which the first sign says how often one wins, and the second says nothing. */
const samples: readonly Sample[] = Array.from({ length: 1000 }, (_, n) => {
  const sign = (n % 10) - 4.5;
  const chance = 1 / (1 + Math.exp(-(0.3 + 0.5 * sign)));
  // Evenly, instead of by chance: of the hundred with this sign so many are won.
  return { signs: [1, sign, ((n * 7) % 11) - 5], won: Math.floor(n / 10) / 100 < chance ? 1 : 0 };
});

test("weights are found that were behind the games, and a sign that says nothing weighs nothing", () => {
  const [bias = 0, slope = 0, nothing = 1] = fitWeights(samples);
  expect(bias).toBeCloseTo(0.3, 1);
  expect(slope).toBeCloseTo(0.5, 1);
  expect(Math.abs(nothing)).toBeLessThan(0.05);
});

test("chances that are told well agree with the games won, those told too boldly do not", () => {
  const weights = fitWeights(samples);
  expect(calibrationError(tenthsOf(weights, samples))).toBeLessThan(0.02);
  const bold = weights.map((weight) => 4 * weight);
  expect(calibrationError(tenthsOf(bold, samples))).toBeGreaterThan(0.1);
  expect(tenthsOf(weights, samples).reduce((sum, { positions }) => sum + positions, 0)).toBe(1000);
});
