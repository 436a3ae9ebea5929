import { heroesReport } from "../heroes-report.ts";
import { campaignsOf } from "../share.ts";
import type { Summary } from "./summary.ts";

/** A summary for people. */
export function reportOf(summary: Summary): string {
  const { games, heroes, boxes, lords, parties, variants, falls, happenings, artefacts } = summary;
  return heroesReport({
    games: campaignsOf(games),
    wins: heroes,
    by: { box: boxes, lord: lords, hero: parties, variant: variants },
    fates: { name: "fallen", counts: falls },
    spreads: {
      rooms: summary.rooms,
      "rounds/fight": summary.rounds,
      gold: summary.gold,
      answers: summary.answers,
    },
    counts: {
      endings: summary.endings,
      "heroes died of": summary.deaths,
      ...(Object.keys(happenings).length > 0 && { happened: happenings }),
      ...(Object.keys(artefacts).length > 0 && { artefacts }),
    },
  }).join("\n");
}
