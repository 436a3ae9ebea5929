import { quantile, type Share, shareOf, summed } from "../share.ts";
import type { Result } from "./play.ts";

/** What many campaigns say together. */
export interface Summary {
  readonly games: number;
  /** Wins of the Heroes. */
  readonly heroes: Share;
  readonly lords: Readonly<Record<string, Share>>;
  readonly variants: Readonly<Record<string, Share>>;
  /** How many rooms were entered, the special ones too. */
  readonly rooms: Spread;
  readonly rounds: Spread;
  readonly gold: Spread;
  readonly answers: Spread;
  readonly endings: Readonly<Partial<Record<string, number>>>;
  readonly deaths: Readonly<Partial<Record<string, number>>>;
}

interface Spread {
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
}

export function summaryOf(results: readonly Result[]): Summary {
  return {
    games: results.length,
    heroes: winsIn(results),
    lords: winsBy(results, ({ lord }) => lord),
    variants: winsBy(results, ({ variant }) => variant),
    rooms: spreadOf(results.map(({ rooms }) => rooms)),
    rounds: spreadOf(results.flatMap(({ rounds }) => rounds)),
    gold: spreadOf(results.map(({ gold }) => gold)),
    answers: spreadOf(results.map(({ answers }) => answers)),
    endings: summed(results.map(({ ending }) => ({ [ending]: 1 }))),
    deaths: summed(results.map(({ deaths }) => deaths)),
  };
}

function winsBy(
  results: readonly Result[],
  name: (result: Result) => string,
): Readonly<Record<string, Share>> {
  return Object.fromEntries([...Map.groupBy(results, name)].map(([one, theirs]) => [one, winsIn(theirs)]));
}

function winsIn(results: readonly Result[]): Share {
  return shareOf(results.filter(({ winner }) => winner === "heroes").length, results.length);
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p10: quantile(sorted, 0.1), p90: quantile(sorted, 0.9) };
}
