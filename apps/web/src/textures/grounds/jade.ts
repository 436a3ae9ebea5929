import { clamp, fractal, mix } from "../noise.ts";
import type { Colour } from "../tile.ts";
import { blend, chance, drawing, type Ground, points, round, wandering } from "./ground.ts";

const deep: Colour = [16, 56, 45, 255];
const green: Colour = [72, 150, 112, 255];
const vein: Colour = [176, 232, 200, 255];

/** Veined jade, cracked, with still water in its hollows and crystals that grow out of it. */
export function jade(): Ground {
  const cloud = fractal(8, 8, 5, 41);
  const rock = points((x, y) => {
    const bend = cloud(x / 100, y / 100);
    const depth = cloud(x / 80 + bend, y / 80);
    const veined = clamp(1 - Math.abs(depth - 0.5) * 20) * mix(0.25, 0.75, cloud(y / 60, x / 60));
    return blend(blend(deep, green, (depth - 0.2) * 1.6), vein, veined * 0.7);
  });
  const draw = chance(43);
  const cracks = Array.from({ length: 8 }, () => crack(wandering(draw, 9, 17, 1.2), draw(1, 2.4)));
  const crystals = Array.from({ length: 13 }, () => crystal(draw(14, 466), draw(14, 306), draw(4, 9), draw));
  return [rock, drawing(waterLight, ...cracks, ...pools.map(pool), ...crystals)];
}

function crack(path: string, breadth: number): string {
  return (
    `<path d="${path}" fill="none" stroke="#c8ffe1" stroke-opacity=".2" transform="translate(-1 -1.3)"/>` +
    `<path d="${path}" fill="none" stroke="#04201a" stroke-opacity=".6" stroke-width="${round(breadth)}" stroke-linejoin="round"/>`
  );
}

/** Where no obstacle stands. */
const pools: readonly Pool[] = [
  [60, 258, 46, 26],
  [412, 58, 48, 27],
  [238, 160, 54, 31],
];

type Pool = readonly [x: number, y: number, across: number, down: number];

const waterLight =
  '<radialGradient id="w" cx=".42" cy=".38" r=".7"><stop stop-color="#2f8f8c"/><stop offset="1" stop-color="#0a3a40"/></radialGradient>';

function pool([x, y, across, down]: Pool): string {
  const shore = Array.from({ length: 48 }, (_, n) => {
    const angle = (n / 48) * 2 * Math.PI;
    const reach = 1 + 0.13 * Math.sin(angle * 3 + x) + 0.07 * Math.sin(angle * 5);
    return `${round(x + Math.cos(angle) * across * reach)},${round(y + Math.sin(angle) * down * reach)}`;
  }).join(" ");
  const ripple = (shift: number, share: number): string =>
    `<path d="M${round(x - across * share)} ${y + shift}q${round(across * share)} ${round(down * 0.3)} ${round(2 * across * share)} 0" fill="none" stroke="#dcfff5" stroke-opacity=".34" stroke-width="1.1"/>`;
  return (
    `<polygon points="${shore}" fill="#031c18" fill-opacity=".55" transform="translate(1.6 2.4)"/>` +
    `<polygon points="${shore}" fill="url(#w)" fill-opacity=".92" stroke="#c9ffe9" stroke-opacity=".42" stroke-width="2"/>` +
    ripple(-6, 0.34) +
    ripple(4, 0.22)
  );
}

/** Three blades, each with a lit and a shaded face. */
function crystal(x: number, y: number, high: number, draw: () => number): string {
  return [-0.5, 0.45, 0]
    .map((lean, n) => {
      const top = high * (n === 2 ? 1 : 0.6 + draw() * 0.25);
      const half = high * 0.17;
      const [tipX, tipY] = [round(x + lean * high), round(y - top)];
      const face = (to: number, colour: string): string =>
        `<path d="M${tipX} ${tipY}L${round(x + lean * 3)} ${round(y)}l${round(to)} -1L${round(tipX + to)} ${round(tipY + half * 1.6)}Z" fill="${colour}" fill-opacity=".6"/>`;
      return face(-half, "#c4f7dd") + face(half, "#2f8f6c");
    })
    .join("");
}
