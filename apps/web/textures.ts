import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Plugin } from "vite";
import { outline } from "./game-icons.ts";
import { fight } from "./src/textures/fight.ts";
import type { Ground, Layer } from "./src/textures/grounds/ground.ts";
import { grounds } from "./src/textures/grounds/index.ts";
import { paper } from "./src/textures/paper.ts";
import type { Tile } from "./src/textures/tile.ts";
import { wood } from "./src/textures/wood.ts";

/** What no eye misses: the shades of parchment are an opacity, which is most of that picture's weight. */
const tiles = {
  wood: { paint: wood, webp: { quality: 80 } },
  paper: { paint: paper, webp: { alphaQuality: 50 } },
} as const;

/** Of the floor of a room, in pixels. What is finer is grit, and laid over it by the page. */
const across = 960;
const down = 640;

/** Beside the dependencies, where nothing is committed and nothing is watched. */
const folder = join(import.meta.dirname, "..", "..", "node_modules", ".cache", "textures");

/**
 * A style sheet names `url("textures/wood.webp")` like any other file. They are painted here, once for everybody: painted
 * in the browser, they would cost every visitor a second of processor.
 */
export function textures(): Plugin {
  return {
    name: "textures",
    async config(_, { isPreview }) {
      // What is only served has been built before.
      if (isPreview !== true) await paintAll();
      return { resolve: { alias: [{ find: /^textures(?=\/)/, replacement: folder }] } };
    },
  };
}

async function paintAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, { paint, webp }] of Object.entries(tiles))
    keep(name, await pointsOf(paint()).webp(webp).toBuffer());
  for (const [name, paint] of Object.entries(grounds)) keep(name, await groundFile(paint()));
  keep("fight", await groundFile(fight(outline)));
}

/** The floor of a room as a file. */
export async function groundFile([lowest, ...layers]: Ground): Promise<Buffer> {
  const drawn = await Promise.all(layers.map(spread));
  return await sharp(await spread(lowest))
    .composite(drawn.map((input) => ({ input })))
    .removeAlpha()
    .webp({ quality: 54 })
    .toBuffer();
}

function spread(layer: Layer): Promise<Buffer> {
  const picture = typeof layer === "string" ? sharp(Buffer.from(layer), { density: 144 }) : pointsOf(layer);
  return picture.resize(across, down).png({ compressionLevel: 0 }).toBuffer();
}

function pointsOf({ width, height, pixels }: Tile): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

/** Two builds may run side by side: neither finds half a file. */
function keep(name: string, file: Buffer): void {
  const path = join(folder, `${name}.webp`);
  writeFileSync(`${path}.${process.pid}`, file);
  renameSync(`${path}.${process.pid}`, path);
}
