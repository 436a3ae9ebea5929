import { mix } from "./noise.ts";

/** A picture that can be laid side by side without a seam. */
export type Tile = {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each point, row by row. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
};

export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/** Paints each point between two colours: shade 0 is the first, shade 1 the second. */
export function paintTile(
  width: number,
  height: number,
  [from, to]: readonly [Colour, Colour],
  shadeAt: (x: number, y: number) => number,
): Tile {
  return paintPoints(width, height, (x, y) => between(from, to, shadeAt(x, y)));
}

export function paintPoints(width: number, height: number, colourAt: (x: number, y: number) => Colour): Tile {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y), (y * width + x) * 4);
  }
  return { width, height, pixels };
}

export function between(from: Colour, to: Colour, share: number): Colour {
  return [
    mix(from[0], to[0], share),
    mix(from[1], to[1], share),
    mix(from[2], to[2], share),
    mix(from[3], to[3], share),
  ];
}
