import type { Reading } from "@ossuaire/discs";
import type { Flick } from "@ossuaire/flick";
import type { Hand, Random } from "@ossuaire/marksman";
import { type Ease, easeOf } from "./ease.ts";
import { type Fan, flickAt } from "./fan.ts";

/** An aim worth looking at. */
export interface Best extends Ease {
  readonly cell: number;
  readonly flick: Flick;
}

/** How many places are tried by hand before the best are named. */
const CANDIDATES = 24;

/** Whatever fails more often is luck, not aim. */
const HOPEFUL = 1 / 8;

/** The best places of a fan for a hand, the best first: of aims that hurt the same enemies only the best one. */
export function bestOf(reading: Reading, fan: Fan, hand: Hand, random: Random, count = 3): readonly Best[] {
  const found = peaksOf(fan).flatMap((cell): readonly Best[] => {
    const flick = flickAt(reading, fan, cell);
    const ease = easeOf(reading, flick, hand, random);
    return ease === undefined || ease.share < HOPEFUL ? [] : [{ ...ease, cell, flick }];
  });
  const best: Best[] = [];
  for (const one of found.toSorted((a, b) => b.expected - a.expected))
    if (best.every(({ meant }) => meant.hurt !== one.meant.hurt)) best.push(one);
  return best.slice(0, count);
}

/** Where the worth of a place and its neighbours is highest, for each set of enemies: a lone lucky aim is none. */
function peaksOf(fan: Fan): readonly number[] {
  const peaks = new Map<number, { cell: number; mean: number }[]>();
  for (let cell = 0; cell < fan.worths.length; cell++) {
    const whom = fan.hurt[cell] ?? 0;
    const mean = meanAround(fan, cell);
    const kept = peaks.get(whom) ?? [];
    const worst = kept.at(-1);
    if (kept.length === 4 && worst !== undefined && worst.mean >= mean) continue;
    kept.push({ cell, mean });
    kept.sort((a, b) => b.mean - a.mean);
    peaks.set(whom, kept.slice(0, 4));
  }
  return [...peaks.values()]
    .flat()
    .toSorted((a, b) => b.mean - a.mean)
    .slice(0, CANDIDATES)
    .map(({ cell }) => cell);
}

function meanAround({ directions, strengths, worths }: Fan, cell: number): number {
  const direction = Math.floor(cell / strengths);
  const strength = cell % strengths;
  let sum = 0;
  let count = 0;
  for (let i = -2; i <= 2; i++) {
    const row = ((direction + i + directions) % directions) * strengths;
    for (let j = Math.max(0, strength - 2); j <= Math.min(strengths - 1, strength + 2); j++) {
      sum += worths[row + j] ?? 0;
      count += 1;
    }
  }
  return sum / count;
}
