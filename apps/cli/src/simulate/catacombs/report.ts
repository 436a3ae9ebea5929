import { campaignsOf, rowOf } from "../share.ts";
import type { Summary } from "./summary.ts";

/** A summary for people. */
export function reportOf(summary: Summary): string {
  const { games, heroes, lords, variants, rooms, rounds, gold, answers, endings, deaths } = summary;
  const spread = (name: string, { median, p10, p90 }: Summary["rooms"]) =>
    `${name.padEnd(14)}median ${median}, 10–90 %: ${p10}–${p90}`;
  const counted = (counts: Readonly<Partial<Record<string, number>>>) =>
    Object.entries(counts)
      .toSorted(([, a = 0], [, b = 0]) => b - a)
      .map(([name, count]) => `${name} ${count}`)
      .join(", ");
  return [
    campaignsOf(games),
    rowOf("heroes win", heroes),
    ...Object.entries(lords).map(([lord, share]) => rowOf(`  ${lord}`, share)),
    ...Object.entries(variants).map(([variant, share]) => rowOf(`  ${variant}`, share)),
    spread("rooms", rooms),
    spread("rounds/fight", rounds),
    spread("gold", gold),
    spread("answers", answers),
    `endings       ${counted(endings)}`,
    `heroes died of ${counted(deaths) || "nothing"}`,
  ].join("\n");
}
