import { gamesOf, percent, rowOf } from "../share.ts";
import type { Summary } from "./summary.ts";

/** A summary for people. */
export function reportOf(summary: Summary): string {
  const { games, draws, turns, damage, endings } = summary;
  const all = Object.values(damage).reduce((sum, lost) => sum + lost, 0);
  const byDamage = Object.entries(damage).toSorted(([, a], [, b]) => b - a);
  return [
    `${gamesOf(games)}, ${draws} drawn`,
    ...Object.entries(summary.players).map(([name, share]) => rowOf(name, share)),
    rowOf("Sword", summary.sword),
    rowOf("Skull", summary.skull),
    rowOf("who began", summary.starter),
    `turns         median ${turns.median}, 10–90 %: ${turns.p10}–${turns.p90}, longest ${turns.longest}`,
    `endings       ${Object.entries(endings)
      .map(([why, count]) => `${why} ${count}`)
      .join(", ")}`,
    "tokens lost",
    ...byDamage.map(
      ([shot, lost]) => `  ${shot.padEnd(12)}${String(lost).padStart(6)}  ${percent(lost / all)}`,
    ),
  ].join("\n");
}
