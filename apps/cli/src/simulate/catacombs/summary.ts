import { type Counts, type Shares, type Spread, spreadOf, winsBy, winsIn } from "../figures.ts";
import { type Share, summed } from "../share.ts";
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

const isWon = ({ winner }: Result): boolean => winner === "heroes";

export function summaryOf(results: readonly Result[]): Summary {
  return {
    games: results.length,
    heroes: winsIn(results, isWon),
    boxes: winsBy(results, isWon, ({ boxes }) => [boxes]),
    lords: winsBy(results, isWon, ({ lord }) => [lord]),
    parties: winsBy(results, isWon, ({ heroes }) => heroes),
    variants: winsBy(results, isWon, ({ variant }) => [variant]),
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
