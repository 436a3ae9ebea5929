import { column, countsRow, sharesRows, spreadRow } from "../rows.ts";
import { gamesOf, rowOf } from "../share.ts";
import { sharesPlot } from "../shares-plot.ts";
import type { Summary } from "./summary.ts";

/** A summary for people. */
export function reportOf(summary: Summary): string {
  const { games, wins, quests, heroes, deaths } = summary;
  return [
    gamesOf(games),
    rowOf("heroes win", wins, column),
    ...sharesRows("quest", quests),
    ...sharesRows("hero", heroes, (hero) => `, died: ${deaths[hero] ?? 0}`),
    spreadRow("rounds", summary.rounds),
    spreadRow("zones", summary.zones),
    spreadRow("gold", summary.gold),
    spreadRow("XP each", summary.xp),
    spreadRow("answers", summary.answers),
    countsRow("endings", summary.endings),
    countsRow("heroes died of", summary.causes),
    countsRow("killed", summary.kills),
    countsRow("treasures", summary.treasures),
    countsRow("P.Action spent on", summary.spent),
  ].join("\n");
}

/** How often the heroes win: in all, and in each quest. */
export function plotOf({ games, wins, quests }: Summary): string {
  return sharesPlot({
    title: `${gamesOf(games)} of Le Règne Sombre: wins of the heroes`,
    heading: `Wins of the heroes, ${gamesOf(games)}`,
    rows: [["all", wins], ...Object.entries(quests)],
  });
}
