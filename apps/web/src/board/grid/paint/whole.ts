import { boundsOf } from "../camera.ts";
import type { GridScene } from "../scene.ts";
import { fieldsOf } from "./field.ts";
import { bakeZone } from "./zone.ts";

/** Squares around all that is known: room for walls. */
const wholeMargin = 1;

/** All that is known on one sheet, as it lies on the board: for a page that tells of it. */
export function paintWhole(canvas: HTMLCanvasElement, scene: GridScene, size: number): void {
  const { left, top, right, bottom } = boundsOf(scene);
  canvas.width = (right - left + 2 * wholeMargin) * size;
  canvas.height = (bottom - top + 2 * wholeMargin) * size;
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  pen.scale(size, size);
  pen.translate(wholeMargin - left, wholeMargin - top);
  for (const field of fieldsOf(scene.zones)) {
    const { canvas: zone, x, y, width, height } = bakeZone(field, size);
    pen.drawImage(zone, x, y, width, height);
  }
  for (const { things } of scene.zones)
    for (const { x, y, leaf } of things) {
      if (leaf === undefined) continue;
      pen.save();
      pen.translate(x, y);
      leaf.paint({ pen, size }, leaf.isOpen ? 1 : 0);
      pen.restore();
    }
}
