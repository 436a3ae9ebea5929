import type { Counts, Shares, Spread } from "./figures.ts";
import { column, countsRow, sharesRows, spreadRow } from "./rows.ts";
import { rowOf, type Share } from "./share.ts";

/** What there is to tell of many games in which heroes win together or not at all. */
interface HeroesReport {
  /** How many, in words. */
  readonly games: string;
  readonly wins: Share;
  /** The same by what they are sorted by, in this order. */
  readonly by: Readonly<Record<string, Shares>>;
  /** What became of each hero, behind its row. */
  readonly fates: { readonly name: string; readonly counts: Counts };
  readonly spreads: Readonly<Record<string, Spread>>;
  readonly counts: Readonly<Record<string, Counts>>;
}

/** Line by line, for people. */
export function heroesReport({ games, wins, by, fates, spreads, counts }: HeroesReport): readonly string[] {
  const fateOf = (hero: string) => `, ${fates.name}: ${fates.counts[hero] ?? 0}`;
  return [
    games,
    rowOf("heroes win", wins, column),
    ...Object.entries(by).flatMap(([name, shares]) =>
      name === "hero" ? sharesRows(name, shares, fateOf) : sharesRows(name, shares),
    ),
    ...Object.entries(spreads).map(([name, spread]) => spreadRow(name, spread)),
    ...Object.entries(counts).map(([name, count]) => countsRow(name, count)),
  ];
}
