import { column, countsRow, sharesRows, spreadRow } from "../rows.ts";
import { campaignsOf, rowOf } from "../share.ts";
import type { Summary } from "./summary.ts";

/** A summary for people. */
export function reportOf(summary: Summary): string {
  const { games, heroes, boxes, lords, parties, variants, falls, happenings, artefacts } = summary;
  return [
    campaignsOf(games),
    rowOf("heroes win", heroes, column),
    ...sharesRows("box", boxes),
    ...sharesRows("lord", lords),
    ...sharesRows("hero", parties, (hero) => `, fallen: ${falls[hero] ?? 0}`),
    ...sharesRows("variant", variants),
    spreadRow("rooms", summary.rooms),
    spreadRow("rounds/fight", summary.rounds),
    spreadRow("gold", summary.gold),
    spreadRow("answers", summary.answers),
    countsRow("endings", summary.endings),
    countsRow("heroes died of", summary.deaths),
    ...(Object.keys(happenings).length === 0 ? [] : [countsRow("happened", happenings)]),
    ...(Object.keys(artefacts).length === 0 ? [] : [countsRow("artefacts", artefacts)]),
  ].join("\n");
}
