import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type WebpOptions } from "sharp";
import type { Plugin } from "vite";
import { paper } from "./src/textures/paper.ts";
import type { Tile } from "./src/textures/tile.ts";
import { wood } from "./src/textures/wood.ts";

/** What no eye misses: the shades of parchment are an opacity, which is most of that picture's weight. */
const pictures = {
  wood: { paint: wood, webp: { quality: 80 } },
  paper: { paint: paper, webp: { alphaQuality: 50 } },
} as const;

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
  for (const [name, { paint, webp }] of Object.entries(pictures)) {
    const path = join(folder, `${name}.webp`);
    // Two builds may run side by side: neither finds half a file.
    writeFileSync(`${path}.${process.pid}`, await encoded(paint(), webp));
    renameSync(`${path}.${process.pid}`, path);
  }
}

function encoded({ width, height, pixels }: Tile, webp: WebpOptions): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp(webp)
    .toBuffer();
}
