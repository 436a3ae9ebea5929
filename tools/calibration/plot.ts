import type { Tenth } from "@ossuaire/study";

const ink = "#2a1d0e";
const [left, top, size] = [60, 46, 320];

/** The chance told beside the games won, tenth by tenth; on the line they are the same. An SVG that needs nothing else. */
export function calibrationPlot(title: string, tenths: readonly Tenth[]): string {
  const x = (share: number) => Math.round(left + share * size);
  const y = (share: number) => Math.round(top + (1 - share) * size);
  const most = Math.max(...tenths.map(({ positions }) => positions));
  const mark = (share: number) => [
    `<text x="${x(share)}" y="${top + size + 20}" text-anchor="middle">${100 * share} %</text>`,
    `<text x="${left - 8}" y="${y(share) + 5}" text-anchor="end">${100 * share} %</text>`,
  ];
  const dot = ({ told, won, positions }: Tenth) =>
    `<circle cx="${x(told)}" cy="${y(won)}" r="${(3 + 6 * Math.sqrt(positions / most)).toFixed(1)}" fill="#8f2318" opacity="0.85"><title>${(100 * told).toFixed(1)} % told, ${(100 * won).toFixed(1)} % won, ${positions} positions</title></circle>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + size + 30} ${top + size + 50}" font-family="Georgia, serif" font-size="13" fill="${ink}">`,
    `<title>${title}</title>`,
    `<rect width="100%" height="100%" fill="#efe2c0"/>`,
    `<text x="16" y="24" font-size="14">${title}</text>`,
    `<rect x="${left}" y="${top}" width="${size}" height="${size}" fill="none" stroke="${ink}"/>`,
    `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#c9a24a" stroke-width="3"/>`,
    ...[0, 0.25, 0.5, 0.75, 1].flatMap(mark),
    `<text x="${left + size / 2}" y="${top + size + 40}" text-anchor="middle">chance told (the larger the dot, the more positions)</text>`,
    `<text transform="translate(16 ${top + size / 2}) rotate(-90)" text-anchor="middle">games won</text>`,
    ...tenths.map(dot),
    "</svg>\n",
  ].join("\n");
}
