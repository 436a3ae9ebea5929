import type { Counts, Shares, Spread } from "./figures.ts";
import { rowOf } from "./share.ts";

/** As long as the longest name, and a little more. */
export const column = 28;

/** “by lord”, and a row for each; what else is to be said of one stands behind it. */
export function sharesRows(by: string, group: Shares, more: (name: string) => string = () => ""): string[] {
  return [
    `by ${by}`,
    ...Object.entries(group).map(([name, share]) => `${rowOf(`  ${name}`, share, column)}${more(name)}`),
  ];
}

export function spreadRow(name: string, { median, p10, p90 }: Spread): string {
  return `${name.padEnd(column)}median ${median}, 10–90 %: ${p10}–${p90}`;
}

/** The most frequent first. */
export function countsRow(name: string, counts: Counts): string {
  const told = Object.entries(counts)
    .toSorted(([, a = 0], [, b = 0]) => b - a)
    .map(([one, count]) => `${one} ${count}`);
  return `${name.padEnd(column)}${told.join(", ") || "nothing"}`;
}
