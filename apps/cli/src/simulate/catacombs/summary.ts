import { quantile, type Share, shareOf, summed } from "../share.ts";
import type { Result } from "./play.ts";

/** What many campaigns say together. */
export interface Summary {
  readonly games: number;
  /** Wins of the Heroes, in all … */
  readonly heroes: Share;
  /** … and by what lay on the table; of a Hero, those campaigns that he took part in. */
  readonly boxes: Shares;
  readonly lords: Shares;
  readonly parties: Shares;
  readonly variants: Shares;
  /** How many rooms were entered, the special ones too. */
  readonly rooms: Spread;
  readonly rounds: Spread;
  readonly gold: Spread;
  readonly answers: Spread;
  readonly endings: Counts;
  readonly deaths: Counts;
  /** How often each Hero fell. */
  readonly falls: Counts;
  readonly happenings: Counts;
  readonly artefacts: Counts;
}

type Shares = Readonly<Record<string, Share>>;
export type Counts = Readonly<Partial<Record<string, number>>>;

interface Spread {
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
}

export function summaryOf(results: readonly Result[]): Summary {
  return {
    games: results.length,
    heroes: winsIn(results),
    boxes: winsBy(results, ({ boxes }) => [boxes]),
    lords: winsBy(results, ({ lord }) => [lord]),
    parties: winsBy(results, ({ heroes }) => heroes),
    variants: winsBy(results, ({ variant }) => [variant]),
    rooms: spreadOf(results.map(({ rooms }) => rooms)),
    rounds: spreadOf(results.flatMap(({ rounds }) => rounds)),
    gold: spreadOf(results.map(({ gold }) => gold)),
    answers: spreadOf(results.map(({ answers }) => answers)),
    endings: summed(results.map(({ ending }) => ({ [ending]: 1 }))),
    deaths: summed(results.map(({ deaths }) => deaths)),
    falls: summed(results.map(({ falls }) => falls)),
    happenings: summed(results.map(({ happenings }) => happenings)),
    artefacts: summed(results.map(({ artefacts }) => artefacts)),
  };
}

/** A campaign counts under each of its names. */
function winsBy(results: readonly Result[], names: (result: Result) => readonly string[]): Shares {
  const named = results.flatMap((result) => names(result).map((name) => ({ name, result })));
  const groups = Map.groupBy(named, ({ name }) => name);
  return Object.fromEntries(
    [...groups].map(([name, theirs]) => [name, winsIn(theirs.map(({ result }) => result))]),
  );
}

function winsIn(results: readonly Result[]): Share {
  return shareOf(results.filter(({ winner }) => winner === "heroes").length, results.length);
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p10: quantile(sorted, 0.1), p90: quantile(sorted, 0.9) };
}
