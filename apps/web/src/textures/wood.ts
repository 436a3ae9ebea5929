import { fractal, mix, noise, scatter } from "./noise.ts";
import { type Colour, paintTile, type Tile } from "./tile.ts";

const width = 1024;
const height = 1024;
const planks = 8;
const plankHeight = height / planks;

const dark: Colour = [22, 13, 7, 255];
const light: Colour = [98, 66, 40, 255];

/** An old table top: planks lying across, each with its own tone and grain, a dark joint between two. */
export function wood(): Tile {
  // Grain is noise stretched along the plank; a slow wave bends it, so that no line is ruled.
  const wave = fractal(4, 16, 2, 11);
  const grain = fractal(4, 128, 4, 23);
  const fibre = noise(64, 512, 37);
  const stain = fractal(4, 8, 2, 51);

  return paintTile(width, height, [dark, light], (x, y) => {
    const plank = Math.floor(y / plankHeight);
    const along = x / width;
    const down = y / plankHeight;
    const bend = wave(along * 4, down * 2);
    // Each plank is cut from another part of the tree.
    const rings = grain(along * 4 + plank * 1.7, down * 16 + bend * 5 + plank * 37);
    const shade =
      0.14 +
      0.16 * scatter(plank, 5) +
      0.9 * (rings - 0.42) +
      0.12 * (fibre(along * 64, y / 2) - 0.5) +
      0.4 * (stain(along * 4, down) - 0.5);
    return shade * wear(y - plank * plankHeight);
  });
}

/** Nearly black between two planks, with a worn, lighter edge beside it. */
function wear(fromTop: number): number {
  const distance = Math.min(fromTop, plankHeight - 1 - fromTop);
  if (distance < 1) return 0.1;
  if (distance < 3) return 1.15;
  return mix(0.8, 1, Math.min(1, (distance - 3) / 16));
}
