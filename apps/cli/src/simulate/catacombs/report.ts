import { campaignsOf, rowOf } from "../share.ts";
import type { Counts, Summary } from "./summary.ts";

/** As long as the longest name of a Lord, and a little more. */
const column = 28;

/** A summary for people. */
export function reportOf(summary: Summary): string {
  const { games, heroes, boxes, lords, parties, variants, falls, happenings, artefacts } = summary;
  const shares = (by: string, group: Summary["lords"]) => [
    `by ${by}`,
    ...Object.entries(group).map(([name, share]) => rowOf(`  ${name}`, share, column)),
  ];
  return [
    campaignsOf(games),
    rowOf("heroes win", heroes, column),
    ...shares("box", boxes),
    ...shares("lord", lords),
    "by hero",
    ...Object.entries(parties).map(
      ([hero, share]) => `${rowOf(`  ${hero}`, share, column)}, fallen: ${falls[hero] ?? 0}`,
    ),
    ...shares("variant", variants),
    spread("rooms", summary.rooms),
    spread("rounds/fight", summary.rounds),
    spread("gold", summary.gold),
    spread("answers", summary.answers),
    row("endings", summary.endings),
    row("heroes died of", summary.deaths),
    ...(Object.keys(happenings).length === 0 ? [] : [row("happened", happenings)]),
    ...(Object.keys(artefacts).length === 0 ? [] : [row("artefacts", artefacts)]),
  ].join("\n");
}

function spread(name: string, { median, p10, p90 }: Summary["rooms"]): string {
  return `${name.padEnd(column)}median ${median}, 10–90 %: ${p10}–${p90}`;
}

function row(name: string, counts: Counts): string {
  const told = Object.entries(counts)
    .toSorted(([, a = 0], [, b = 0]) => b - a)
    .map(([one, count]) => `${one} ${count}`);
  return `${name.padEnd(column)}${told.join(", ") || "nothing"}`;
}
