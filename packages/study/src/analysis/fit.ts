import { chanceBy } from "./chance.ts";

/** A position of a game that was played out: what could be seen, and how much of the game the first side won (1, 0, or half). */
export interface Sample {
  readonly signs: readonly number[];
  readonly won: number;
}

/** So much is taken off large weights: signs that come together would else run away from each other. */
const restraint = 1;

/** Steps of Newton's method; it stands still long before. */
const steps = 12;

/** The weights by which the chances told come nearest to the games won (logistic regression). */
export function fitWeights(samples: readonly Sample[]): readonly number[] {
  const count = samples[0]?.signs.length ?? 0;
  let weights: readonly number[] = new Array<number>(count).fill(0);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight) => -restraint * weight);
    const bend = weights.map((_, n) => weights.map((_, m): number => (n === m ? restraint : 0)));
    for (const { signs, won } of samples) {
      const chance = chanceBy(weights, signs);
      const sure = chance * (1 - chance);
      for (const [n, sign] of signs.entries()) {
        slope[n] = (slope[n] ?? 0) + sign * (won - chance);
        const row = bend[n] ?? [];
        for (const [m, other] of signs.entries()) row[m] = (row[m] ?? 0) + sign * other * sure;
      }
    }
    const change = solved(bend, slope);
    weights = weights.map((weight, n) => weight + (change[n] ?? 0));
  }
  return weights;
}

/** Solves a system of equations by elimination; `rows` and `values` are used up. */
function solved(rows: number[][], values: number[]): readonly number[] {
  const size = values.length;
  for (let n = 0; n < size; n++) {
    // The bend of a restrained fit is positive definite: no row has to be exchanged.
    const row = rows[n] ?? [];
    const head = row[n] ?? 1;
    for (let below = n + 1; below < size; below++) {
      const other = rows[below] ?? [];
      const share = (other[n] ?? 0) / head;
      for (let m = n; m < size; m++) other[m] = (other[m] ?? 0) - share * (row[m] ?? 0);
      values[below] = (values[below] ?? 0) - share * (values[n] ?? 0);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let n = size - 1; n >= 0; n--) {
    const row = rows[n] ?? [];
    let rest = values[n] ?? 0;
    for (let m = n + 1; m < size; m++) rest -= (row[m] ?? 0) * (solution[m] ?? 0);
    solution[n] = rest / (row[n] ?? 1);
  }
  return solution;
}

/** Of the positions to which a chance in this tenth was told: the mean of it, and the share that was won. */
export interface Tenth {
  readonly told: number;
  readonly won: number;
  readonly positions: number;
}

/** Chances told beside games won, from never to always. */
export function tenthsOf(weights: readonly number[], samples: readonly Sample[]): readonly Tenth[] {
  const sums = Array.from({ length: 10 }, () => ({ told: 0, won: 0, positions: 0 }));
  for (const { signs, won } of samples) {
    const told = chanceBy(weights, signs);
    const tenth = sums[Math.min(9, Math.floor(10 * told))];
    if (tenth === undefined) continue;
    tenth.told += told;
    tenth.won += won;
    tenth.positions += 1;
  }
  return sums
    .filter(({ positions }) => positions > 0)
    .map(({ told, won, positions }) => ({ told: told / positions, won: won / positions, positions }));
}

/** The mean difference between the chance told and the games won, every tenth counting the same. */
export function calibrationError(tenths: readonly Tenth[]): number {
  return tenths.reduce((sum, { told, won }) => sum + Math.abs(told - won), 0) / Math.max(1, tenths.length);
}
