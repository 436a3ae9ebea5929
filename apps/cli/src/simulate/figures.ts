import { quantile, type Share, shareOf } from "./share.ts";

/** How often each of several happened, by its name. */
export type Counts = Readonly<Partial<Record<string, number>>>;

/** Wins by what they are sorted by. */
export type Shares = Readonly<Record<string, Share>>;

/** The middle of many figures, and within what eight of ten lie. */
export interface Spread {
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p10: quantile(sorted, 0.1), p90: quantile(sorted, 0.9) };
}

/** How many of these games are won. */
export function winsIn<Result>(results: readonly Result[], isWon: (result: Result) => boolean): Share {
  return shareOf(results.filter(isWon).length, results.length);
}

/** The same by names; a game counts under each of its own. */
export function winsBy<Result>(
  results: readonly Result[],
  isWon: (result: Result) => boolean,
  names: (result: Result) => readonly string[],
): Shares {
  const named = results.flatMap((result) => names(result).map((name) => ({ name, result })));
  const groups = Map.groupBy(named, ({ name }) => name);
  return Object.fromEntries(
    [...groups].map(([name, theirs]) => [
      name,
      winsIn(
        theirs.map(({ result }) => result),
        isWon,
      ),
    ]),
  );
}
