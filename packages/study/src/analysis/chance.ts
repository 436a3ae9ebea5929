import type { Judge } from "@ossuaire/discs";

/** The first side's chance of winning from here, as far as what lies open tells. */
export function chanceOf(judge: Judge, view: unknown): number {
  return chanceBy(judge.weights, judge.signs(view));
}

/** Signs weighed and brought between 0 and 1. */
export function chanceBy(weights: readonly number[], signs: readonly number[]): number {
  let sum = 0;
  for (const [n, sign] of signs.entries()) sum += sign * (weights[n] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
