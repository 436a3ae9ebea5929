import type { Rng } from "@ossuaire/kernel";
import { type Face, pointsOf, powerDieOf } from "./faces.ts";
import type { Formula } from "./notation.ts";

/** All that dice want of chance. */
export type Hand = Pick<Rng, "int">;

/** A power die and some D in one throw. */
export interface Throw {
  readonly level: number;
  readonly face: Face;
  readonly d: readonly number[];
}

/** What the dice of a formula showed, and what it comes to. */
export interface Amount {
  readonly d: readonly number[];
  readonly total: number;
}

/** The power die is drawn first, then the D from left to right. Level 0 has no die (REG-TEST-10). */
export function thrown(hand: Hand, level: number, d: number): Throw | undefined {
  const die = powerDieOf(level);
  if (die === undefined) return undefined;
  const face = die.faces[hand.int(0, 5)];
  if (face === undefined) throw new Error("a power die has six faces");
  return { level: die.level, face, d: rolledD(hand, d) };
}

/** REG-DICE-02: each D shows 0 to 5. */
export function rolledD(hand: Hand, count: number): readonly number[] {
  return Array.from({ length: count }, () => hand.int(0, 5));
}

/** REG-RULING-33: the sum of all dice of a throw, without anything fixed. An X counts as 0. */
export function sumOf({ face, d }: Throw): number {
  return d.reduce((sum, points) => sum + points, pointsOf(face));
}

/** REG-DICE-04 to 07: a rolled amount; `force` is the Force level of whoever rolls it. */
export function rolledAmount(hand: Hand, formula: Formula, force = 0): Amount {
  const d = rolledD(hand, formula.dice);
  const read = formula.kind === "D3" ? d.map(asD3) : d;
  return { d, total: read.reduce((sum, points) => sum + points, fixedPart(formula, force)) };
}

/** What of an amount is not rolled: it counts only once a hit is decided (REG-RULING-33). */
export function fixedPart({ force: usesForce, fixed }: Formula, force: number): number {
  return fixed + (usesForce ? force : 0);
}

/** REG-SKILL-12, 16: of several D those that are read. */
export function best(d: readonly number[], read: number): readonly number[] {
  return d.toSorted((a, b) => b - a).slice(0, read);
}

/** REG-DICE-03. */
export function asD3(points: number): number {
  return Math.floor(points / 2) + 1;
}
