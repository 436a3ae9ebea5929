import { quantile, type Share, shareOf, summed } from "../share.ts";
import type { Result } from "./play.ts";

/** What many campaigns say together. */
export interface Summary {
  readonly games: number;
  /** Wins of the Heroes. */
  readonly heroes: Share;
  readonly lords: Readonly<Record<string, Share>>;
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
    lords: Object.fromEntries(
      [...new Set(results.map(({ lord }) => lord))].map((lord) => [
        lord,
        winsIn(results.filter((one) => one.lord === lord)),
      ]),
    ),
    rooms: spreadOf(results.map(({ rooms }) => rooms)),
    rounds: spreadOf(results.flatMap(({ rounds }) => rounds)),
    gold: spreadOf(results.map(({ gold }) => gold)),
    answers: spreadOf(results.map(({ answers }) => answers)),
    endings: summed(results.map(({ ending }) => ({ [ending]: 1 }))),
    deaths: summed(results.map(({ deaths }) => deaths)),
  };
}

function winsIn(results: readonly Result[]): Share {
  return shareOf(results.filter(({ winner }) => winner === "heroes").length, results.length);
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p10: quantile(sorted, 0.1), p90: quantile(sorted, 0.9) };
}
