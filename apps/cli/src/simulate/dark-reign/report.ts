import { gamesOf, rowOf } from "../share.ts";
import { sharesPlot } from "../shares-plot.ts";
import type { Summary } from "./summary.ts";

const column = 28;

/** A summary for people. */
export function reportOf(summary: Summary): string {
  const { games, wins, quests, heroes, deaths } = summary;
  return [
    gamesOf(games),
    rowOf("heroes win", wins, column),
    "by quest",
    ...Object.entries(quests).map(([quest, share]) => rowOf(`  ${quest}`, share, column)),
    "by hero",
    ...Object.entries(heroes).map(
      ([hero, share]) => `${rowOf(`  ${hero}`, share, column)}, died: ${deaths[hero] ?? 0}`,
    ),
    spread("rounds", summary.rounds),
    spread("zones", summary.zones),
    spread("gold", summary.gold),
    spread("XP each", summary.xp),
    spread("answers", summary.answers),
    row("endings", summary.endings),
    row("heroes died of", summary.causes),
    row("killed", summary.kills),
    row("treasures", summary.treasures),
    row("P.Action spent on", summary.spent),
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

function spread(name: string, { median, p10, p90 }: Summary["rounds"]): string {
  return `${name.padEnd(column)}median ${median}, 10–90 %: ${p10}–${p90}`;
}

function row(name: string, counts: Summary["kills"]): string {
  const told = Object.entries(counts)
    .toSorted(([, a = 0], [, b = 0]) => b - a)
    .map(([one, count]) => `${one} ${count}`);
  return `${name.padEnd(column)}${told.join(", ") || "nothing"}`;
}
