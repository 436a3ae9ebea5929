import { clamp, type Noise, scatter } from "../noise.ts";
import { between, type Colour, paintPoints, type Tile } from "../tile.ts";

/** The floor of a room, from below to above: points, or an SVG drawing in mm. The lowest layer covers everything. */
export type Ground = readonly [Tile, ...Layer[]];

export type Layer = Tile | string;

/** In mm: the board of a room. A layer of points has one for each. */
export const long = 480;
export const wide = 320;

export function drawing(...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${long} ${wide}">${parts.join("")}</svg>`;
}

export function points(colourAt: (x: number, y: number) => Colour): Tile {
  return paintPoints(long, wide, colourAt);
}

/** Light and dark patches over what lies below, so that no two stones are alike. */
export function patches(cloud: Noise, size: number, strength: number): Tile {
  return points((x, y) => {
    const shade = (cloud(x / size, y / size) - 0.5) * 2 * strength;
    return shade < 0 ? [0, 0, 0, -shade * 255] : [255, 244, 220, shade * 150];
  });
}

export function blend(from: Colour, to: Colour, share: number): Colour {
  return between(from, to, clamp(share));
}

/** Numbers between 0 and 1, the same ones every time for the same seed. */
export function chance(seed: number): (from?: number, to?: number) => number {
  let drawn = 0;
  return (from = 0, to = 1) => {
    drawn += 1;
    return from + (to - from) * scatter(drawn, seed);
  };
}

/** A line that wanders over the floor. */
export function wandering(
  draw: ReturnType<typeof chance>,
  steps: number,
  step: number,
  bend: number,
  [top, bottom]: readonly [number, number] = [0, wide],
): string {
  let [x, y, angle] = [draw(0, long), draw(top, bottom), draw(0, 2 * Math.PI)];
  let path = `M${round(x)} ${round(y)}`;
  for (let n = 0; n < steps; n += 1) {
    angle += (draw() - 0.5) * bend;
    x += Math.cos(angle) * step;
    y += Math.sin(angle) * step;
    path += `L${round(x)} ${round(y)}`;
  }
  return path;
}

export function round(number: number): number {
  return Math.round(number * 100) / 100;
}
