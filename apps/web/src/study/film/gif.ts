import { applyPalette, GIFEncoder, quantize } from "gifenc";
import type { Encoder } from "./encoder.ts";

/** A film where the browser encodes none: 256 colours, those of its first picture. */
export async function gifEncoder(canvas: HTMLCanvasElement): Promise<Encoder> {
  const gif = GIFEncoder();
  const { width, height } = canvas;
  // Read from a copy that lies where it can be read: the canvas itself is painted on by whatever is fastest.
  const copy = Object.assign(document.createElement("canvas"), { width, height });
  const pen = copy.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("a canvas without a pen");
  let palette: number[][] | undefined;
  return {
    kind: "GIF",
    async add(seconds) {
      pen.drawImage(canvas, 0, 0);
      const { data } = pen.getImageData(0, 0, width, height);
      const isFirst = palette === undefined;
      palette ??= quantize(data, 256);
      const pixels = applyPalette(data, palette);
      gif.writeFrame(pixels, width, height, { delay: 1000 * seconds, ...(isFirst ? { palette } : {}) });
    },
    async finish() {
      gif.finish();
      return new Blob([gif.bytes()], { type: "image/gif" });
    },
  };
}
