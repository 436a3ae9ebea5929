import { quantile, type Share, shareOf, summed } from "../share.ts";
import type { Result } from "./play.ts";

type Counts = Readonly<Partial<Record<string, number>>>;

interface Spread {
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
}

export interface Summary {
  readonly games: number;
  readonly wins: Share;
  readonly quests: Readonly<Record<string, Share>>;
  /** By hero: wins of the parties that had it along. */
  readonly heroes: Readonly<Record<string, Share>>;
  readonly deaths: Counts;
  readonly causes: Counts;
  readonly endings: Counts;
  readonly rounds: Spread;
  readonly zones: Spread;
  readonly gold: Spread;
  readonly xp: Spread;
  readonly answers: Spread;
  readonly treasures: Counts;
  readonly kills: Counts;
  /** P.Action that heroes paid, by deed. */
  readonly spent: Counts;
}

/** What many quests say together. */
export function summaryOf(results: readonly Result[]): Summary {
  const spread = (figure: (result: Result) => number): Spread => {
    const sorted = results.map(figure).toSorted((a, b) => a - b);
    return { median: quantile(sorted, 0.5), p10: quantile(sorted, 0.1), p90: quantile(sorted, 0.9) };
  };
  const deaths = results.flatMap((one) => one.deaths);
  return {
    games: results.length,
    wins: winsOf(results),
    quests: sharesBy(results, ({ quest }) => [quest]),
    heroes: sharesBy(results, ({ party }) => party),
    deaths: counted(deaths.map(({ who }) => who)),
    causes: counted(deaths.map(({ of }) => of)),
    endings: counted(results.map(({ why }) => why)),
    rounds: spread(({ rounds }) => rounds),
    zones: spread(({ zones }) => zones),
    gold: spread(({ gold }) => gold),
    xp: spread(({ xp }) => xp),
    answers: spread(({ answers }) => answers),
    treasures: counted(results.flatMap(({ treasures }) => treasures)),
    kills: summed(results.map(({ kills }) => kills)),
    spent: summed(results.map(({ spent }) => spent)),
  };
}

const winsOf = (results: readonly Result[]): Share =>
  shareOf(results.filter(({ isWon }) => isWon).length, results.length);

function sharesBy(
  results: readonly Result[],
  names: (result: Result) => readonly string[],
): Readonly<Record<string, Share>> {
  const all = [...new Set(results.flatMap(names))].toSorted();
  return Object.fromEntries(
    all.map((name) => [name, winsOf(results.filter((one) => names(one).includes(name)))]),
  );
}

const counted = (names: readonly string[]): Counts => summed(names.map((name) => ({ [name]: 1 })));
