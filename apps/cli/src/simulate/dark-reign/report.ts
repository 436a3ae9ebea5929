import { heroesReport } from "../heroes-report.ts";
import { column, spreadRow } from "../rows.ts";
import { gamesOf } from "../share.ts";
import { sharesPlot } from "../shares-plot.ts";
import type { Summary } from "./summary.ts";

/** A summary for people. */
export function reportOf(summary: Summary): string {
  const { rounds, zones, gold, xp, answers } = summary;
  const rows = heroesReport({
    games: gamesOf(summary.games),
    wins: summary.wins,
    by: { quest: summary.quests, hero: summary.heroes },
    fates: { name: "died", counts: summary.deaths },
    spreads: { rounds, zones, gold, "XP each": xp, answers },
    counts: {
      endings: summary.endings,
      "heroes died of": summary.causes,
      killed: summary.kills,
      treasures: summary.treasures,
      "P.Action spent on": summary.spent,
    },
  });
  return [...rows, ...campaignRows(summary)].join("\n");
}

function campaignRows({ campaigns }: Summary): readonly string[] {
  if (campaigns === undefined) return [];
  const left = Object.entries(campaigns.left).map(([what, spread]) =>
    spreadRow(`${what} at the end`, spread),
  );
  const won = Object.entries(campaigns.won).map(([quests, count]) => `${quests} of 4: ${count}`);
  return [`${"quests won".padEnd(column)}${won.join(", ")}`, ...left];
}

/** How often the heroes win: in all, and in each quest. */
export function plotOf({ games, wins, quests }: Summary): string {
  return sharesPlot({
    title: `${gamesOf(games)} of Le Règne Sombre: wins of the heroes`,
    heading: `Wins of the heroes, ${gamesOf(games)}`,
    rows: [["all", wins], ...Object.entries(quests)],
  });
}
