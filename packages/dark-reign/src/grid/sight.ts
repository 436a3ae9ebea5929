import { full, type Ground, indexOf } from "./ground.ts";

/** Whether somebody on that square hides what is behind: asked for squares between viewer and target only. */
export type Hides = (x: number, y: number) => boolean;

const nobody: Hides = () => false;

/**
 * REG-LOS, REG-RULING-28: whether the segment between the centres of two squares is free, from (ax, ay) to (bx, by). It is walked from
 * square to square in whole numbers: after `ix` and `iy` steps the next border in x lies at (1 + 2·ix) / 2nx of the way, the
 * next one in y at (1 + 2·iy) / 2ny; where both are equal the segment passes through a corner. Nothing is allocated.
 */
export function sees(
  ground: Ground,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  hides: Hides = nobody,
): boolean {
  const { hindrance, width } = ground;
  let at = indexOf(ground, ax, ay);
  const end = indexOf(ground, bx, by);
  if (at < 0 || end < 0) return false;
  const nx = Math.abs(bx - ax);
  const ny = Math.abs(by - ay);
  const alongX = Math.sign(bx - ax);
  const alongY = Math.sign(by - ay);
  const row = alongY * width;
  let ix = 0;
  let iy = 0;
  while (at !== end) {
    const sooner = (1 + 2 * ix) * ny - (1 + 2 * iy) * nx;
    if (sooner === 0 && (hindrance[at + alongX] === full || hindrance[at + row] === full)) return false;
    if (sooner <= 0) {
      at += alongX;
      ix++;
    }
    if (sooner >= 0) {
      at += row;
      iy++;
    }
    if (at === end) return true;
    if (hindrance[at] === full || hides(ax + alongX * ix, ay + alongY * iy)) return false;
  }
  return true;
}
