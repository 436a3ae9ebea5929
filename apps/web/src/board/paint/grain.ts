import { fractal, noise } from "../../textures/noise.ts";
import { paintTile, type Tile } from "../../textures/tile.ts";
import { sheet } from "./sheet.ts";

const size = 256;

let wood: HTMLCanvasElement | undefined;
let stone: HTMLCanvasElement | undefined;

/** Fibres along x, in brown that only darkens: laid over a disc or a wall of any colour. */
export function woodGrain(): HTMLCanvasElement {
  wood ??= dried(woodTile());
  return wood;
}

/** Grey clouds and grit around middle grey, to be laid over stone by `overlay`. */
export function stoneGrain(): HTMLCanvasElement {
  stone ??= dried(stoneTile());
  return stone;
}

function woodTile(): Tile {
  const wave = fractal(2, 4, 2, 211);
  const rings = fractal(2, 32, 4, 223);
  const fibre = noise(16, 128, 239);
  return paintTile(
    size,
    size,
    [
      [58, 30, 10, 0],
      [58, 30, 10, 255],
    ],
    (x, y) => {
      const bend = wave((x / size) * 2, (y / size) * 4) * 3;
      const ring = rings((x / size) * 2, (y / size) * 32 + bend);
      return Math.max(0, (ring - 0.4) * 1.15) + Math.max(0, fibre(x / 16, y / 2) - 0.62) * 0.4;
    },
  );
}

function stoneTile(): Tile {
  const cloud = fractal(4, 4, 5, 307);
  const grit = noise(128, 128, 311);
  const pit = noise(64, 64, 331);
  return paintTile(
    size,
    size,
    [
      [0, 0, 0, 255],
      [255, 255, 255, 255],
    ],
    (x, y) => {
      const cloudy = (cloud((x / size) * 4, (y / size) * 4) - 0.5) * 0.8;
      const gritty = (grit(x / 2, y / 2) - 0.5) * 0.26;
      const pitted = pit(x / 4, y / 4) > 0.9 ? -0.1 : 0;
      return Math.min(1, Math.max(0, 0.5 + cloudy + gritty + pitted));
    },
  );
}

function dried({ width, height, pixels }: Tile): HTMLCanvasElement {
  const { canvas, pen } = sheet(width, height);
  pen.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}
