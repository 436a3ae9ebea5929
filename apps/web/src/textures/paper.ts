import { fractal, noise } from "./noise.ts";
import { type Colour, paintTile, type Tile } from "./tile.ts";

const size = 512;

const clear: Colour = [112, 78, 36, 0];
const brown: Colour = [112, 78, 36, 255];

/** The shades of parchment alone: brown, more or less transparent, to be laid over any paper colour. */
export function paper(): Tile {
  const cloud = fractal(4, 4, 4, 71);
  const fibre = noise(size / 2, size / 8, 83);
  const speck = noise(size / 2, size / 2, 97);

  return paintTile(size, size, [clear, brown], (x, y) => {
    const cloudy = Math.max(0, cloud((x / size) * 4, (y / size) * 4) - 0.4) * 0.3;
    const fibrous = (fibre(x / 2, y / 8) - 0.5) * 0.05;
    const speckled = speck(x / 2, y / 2) > 0.95 ? 0.06 : 0;
    return cloudy + fibrous + speckled;
  });
}
