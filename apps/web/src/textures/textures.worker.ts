import { paper } from "./paper.ts";
import type { Tile } from "./tile.ts";
import { wood } from "./wood.ts";

export type Texture = { readonly name: "wood" | "paper"; readonly picture: Blob };

await send("wood", wood());
await send("paper", paper());

async function send(name: Texture["name"], { width, height, pixels }: Tile): Promise<void> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(new ImageData(pixels, width, height), 0, 0);
  const picture = await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
  postMessage({ name, picture } satisfies Texture);
}
