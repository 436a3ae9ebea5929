import type { BakedZone } from "../paint/zone.ts";
import type { Square } from "../scene.ts";

/** Milliseconds: from the door to the far end, and how long a stone takes to settle. With the door that opens before it, well under two seconds. */
const spreads = 850;
const settles = 320;

/** A zone that comes to light: from where, since when, and how far its last square is from there. */
export interface Lift {
  readonly from: Square;
  readonly since: number;
  readonly reach: number;
}

/** It lies there already. */
export const noLift: Lift = { from: { x: 0, y: 0 }, since: Number.NEGATIVE_INFINITY, reach: 1 };

export const isLaid = ({ since }: Lift, now: number): boolean => now >= since + spreads + settles;

/** How far a square has come, from 0 to 1: one after the other from the door onwards. */
export function laidShare(lift: Lift, now: number, square: Square): number {
  return Math.min(1, Math.max(0, (now - startOf(lift, square)) / settles));
}

/** When it is laid down. */
export function startOf({ from, since, reach }: Lift, { x, y }: Square): number {
  return since + (Math.hypot(x - from.x, y - from.y) / reach) * spreads;
}

/** The zone as far as it has been laid: what is on its way comes down from above. */
export function drawLaying(pen: CanvasRenderingContext2D, zone: BakedZone, lift: Lift, now: number): void {
  const { canvas, x: left, y: top, width, height } = zone;
  const [across, down] = [canvas.width / width, canvas.height / height];
  const alpha = pen.globalAlpha;
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) {
      const share = laidShare(lift, now, { x, y });
      if (share === 0) continue;
      const above = 0.7 * (1 - share) ** 2;
      pen.globalAlpha = alpha * Math.min(1, share * 1.6);
      pen.drawImage(canvas, (x - left) * across, (y - top) * down, across, down, x, y - above, 1, 1);
    }
  pen.globalAlpha = alpha;
}
