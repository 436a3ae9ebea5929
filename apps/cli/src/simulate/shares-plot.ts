import type { Share } from "./share.ts";

const ink = "#2a1d0e";

interface SharesPlot {
  readonly title: string;
  readonly heading: string;
  readonly rows: readonly SharesRow[];
}

/** Whose share, and between which rates it should lie. */
export type SharesRow = readonly [name: string, share: Share, goal?: readonly [low: number, high: number]];

const even = [0.4, 0.6] as const;

/** How often each of them wins, with the band where it should lie, as an SVG that needs nothing else. */
export function sharesPlot({ title, heading, rows }: SharesPlot): string {
  const height = 90 + rows.length * 48;
  // Names stand before the scale; a letter is about so wide.
  const left = Math.max(130, 30 + 7.5 * Math.max(...rows.map(([name]) => name.length)));
  const [right, width] = [left + 400, left + 430];
  const at = (rate: number) => Math.round(left + rate * (right - left));
  const row = ([name, { rate, low, high }, [from, to] = even]: SharesRow, i: number) => {
    const y = 70 + i * 48;
    return [
      `<rect x="${at(from)}" y="${y - 30}" width="${at(to) - at(from)}" height="48" fill="#c9a24a" opacity="0.35"/>`,
      `<text x="${left - 14}" y="${y + 5}" text-anchor="end">${name}</text>`,
      `<line x1="${at(low)}" y1="${y}" x2="${at(high)}" y2="${y}" stroke="${ink}" stroke-width="2"/>`,
      `<circle cx="${at(rate)}" cy="${y}" r="5" fill="#8f2318"/>`,
      `<text x="${at(rate)}" y="${y - 10}" text-anchor="middle">${(100 * rate).toFixed(0)} %</text>`,
    ].join("\n");
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Georgia, serif" font-size="14" fill="${ink}">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" fill="#efe2c0"/>`,
    `<text x="20" y="26">${heading} (95 % intervals; the band is ${rows.some(([, , goal]) => goal) ? "the goal" : "40–60 %"})</text>`,
    ...rows.map(row),
    "</svg>\n",
  ].join("\n");
}
