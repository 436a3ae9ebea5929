import { type Counts, type Shares, type Spread, spreadOf, winsBy, winsIn } from "../figures.ts";
import { type Share, summed } from "../share.ts";
import type { Result } from "./play.ts";

export interface Summary {
  readonly games: number;
  readonly wins: Share;
  readonly quests: Shares;
  /** By hero: wins of the parties that had it along. */
  readonly heroes: Shares;
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
  const deaths = results.flatMap((one) => one.deaths);
  return {
    games: results.length,
    wins: winsIn(results, isWon),
    quests: winsBy(results, isWon, ({ quest }) => [quest]),
    heroes: winsBy(results, isWon, ({ party }) => party),
    deaths: counted(deaths.map(({ who }) => who)),
    causes: counted(deaths.map(({ of }) => of)),
    endings: counted(results.map(({ why }) => why)),
    rounds: spreadOf(results.map(({ rounds }) => rounds)),
    zones: spreadOf(results.map(({ zones }) => zones)),
    gold: spreadOf(results.map(({ gold }) => gold)),
    xp: spreadOf(results.map(({ xp }) => xp)),
    answers: spreadOf(results.map(({ answers }) => answers)),
    treasures: counted(results.flatMap(({ treasures }) => treasures)),
    kills: summed(results.map(({ kills }) => kills)),
    spent: summed(results.map(({ spent }) => spent)),
  };
}

const isWon = (result: Result): boolean => result.isWon;

const counted = (names: readonly string[]): Counts => summed(names.map((name) => ({ [name]: 1 })));
