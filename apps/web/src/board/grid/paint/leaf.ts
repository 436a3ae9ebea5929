import { sheet } from "../../paint/sheet.ts";
import type { Brush } from "./brush.ts";

/** Squares that the picture of a leaf reaches beyond its own. */
export const leafReach = 0.3;

/** A leaf by itself, a little in the dark: the light of its zone does not fall on it as on what is baked. */
export function paintLeaf(size: number, paint: (brush: Brush) => void): HTMLCanvasElement {
  const wide = (1 + 2 * leafReach) * size;
  const { canvas, pen } = sheet(wide, wide);
  pen.scale(size, size);
  pen.translate(leafReach, leafReach);
  paint({ pen, size });
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalCompositeOperation = "source-atop";
  pen.fillStyle = "rgb(22 11 4 / 0.3)";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
