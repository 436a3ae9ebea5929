import { gamesOf, type Share } from "../share.ts";
import type { Result } from "./play.ts";
import type { Summary } from "./summary.ts";

const width = 760;
const height = 360;
const ink = "#2a1d0e";
const sword = "#c9a24a";
const skull = "#6a4a8c";

/** How long the games last and who wins them, as an SVG that needs nothing else. */
export function plotOf(results: readonly Result[], summary: Summary): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Georgia, serif" font-size="14" fill="${ink}">`,
    `<title>${gamesOf(summary.games)} of Catacombs Conquest</title>`,
    `<rect width="${width}" height="${height}" fill="#efe2c0"/>`,
    ...histogram(results, summary),
    ...rates(summary),
    "</svg>\n",
  ].join("\n");
}

/** Stacked by winner, one bar per number of turns. */
function histogram(results: readonly Result[], { turns }: Summary): readonly string[] {
  const [left, right, top, bottom] = [50, 480, 40, 310];
  const last = Math.max(10, Math.min(turns.longest, 2 * turns.p90));
  const bars = Array.from({ length: last }, (_, i) => {
    const games = results.filter((result) => Math.min(result.turns, last) === i + 1);
    return { sword: games.filter(({ winner }) => winner === "sword").length, all: games.length };
  });
  const most = Math.max(...bars.map(({ all }) => all), 1);
  const step = (right - left) / last;
  const high = (count: number) => (count / most) * (bottom - top);
  const rect = (i: number, from: number, count: number, colour: string) =>
    `<rect x="${round(left + i * step + 0.5)}" y="${round(bottom - high(from + count))}" width="${round(step - 1)}" height="${round(high(count))}" fill="${colour}"/>`;
  return [
    `<text x="${left}" y="24">Length in turns (median ${turns.median}); gold: Sword won, violet: Skull won or a draw</text>`,
    ...bars.flatMap((bar, i) => [
      rect(i, 0, bar.sword, sword),
      rect(i, bar.sword, bar.all - bar.sword, skull),
    ]),
    `<line x1="${left}" y1="${bottom}" x2="${right}" y2="${bottom}" stroke="${ink}"/>`,
    ...[1, Math.round(last / 2), last].map(
      (turn) =>
        `<text x="${round(left + (turn - 0.5) * step)}" y="${bottom + 18}" text-anchor="middle">${turn}${turn === last && turns.longest > last ? "+" : ""}</text>`,
    ),
    `<text x="${left - 6}" y="${top + 10}" text-anchor="end">${most}</text>`,
  ];
}

/** Win rates with their confidence intervals; the dashed line is an even game. */
function rates({ sword: first, skull: second, starter }: Summary): readonly string[] {
  const [left, right] = [590, 740];
  const at = (rate: number) => round(left + ((rate - 0.3) / 0.4) * (right - left));
  const row = (label: string, { rate, low, high }: Share, y: number) => [
    `<text x="${left - 12}" y="${y + 5}" text-anchor="end">${label}</text>`,
    `<line x1="${at(low)}" y1="${y}" x2="${at(high)}" y2="${y}" stroke="${ink}" stroke-width="2"/>`,
    `<circle cx="${at(rate)}" cy="${y}" r="5" fill="#8f2318"/>`,
    `<text x="${at(rate)}" y="${y - 10}" text-anchor="middle">${(100 * rate).toFixed(1)} %</text>`,
  ];
  return [
    `<line x1="${at(0.5)}" y1="70" x2="${at(0.5)}" y2="270" stroke="${ink}" stroke-dasharray="4 4"/>`,
    `<text x="${at(0.5)}" y="290" text-anchor="middle">50 %</text>`,
    ...row("Sword", first, 110),
    ...row("Skull", second, 175),
    ...row("who began", starter, 240),
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
