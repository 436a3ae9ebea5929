import { lengthOf } from "./distance.ts";
import type { Stretch, Track } from "./report.ts";
import type { Point } from "./table.ts";

/** Where a disc is at a time, in seconds since the flick; undefined once it has left the board. */
export function positionAt(track: Track, time: number): Point | undefined {
  const { stretches, end, slowdown } = track;
  if (time >= end.time) return end.left ? undefined : { x: end.x, y: end.y };
  // Before its first stretch the disc lies where that begins.
  const stretch = stretches.findLast((one) => one.time <= time) ?? stretches[0];
  if (stretch === undefined) return undefined;
  const { x, y, vx, vy } = stretch;
  const speed = lengthOf(vx, vy);
  const elapsed = Math.min(Math.max(0, time - stretch.time), speed / slowdown);
  const share = speed === 0 ? 0 : elapsed * (1 - (0.5 * slowdown * elapsed) / speed);
  return { x: x + vx * share, y: y + vy * share };
}

/** The velocity that is left at a time of a stretch. */
export function velocityAt({ time: start, vx, vy }: Stretch, time: number, slowdown: number): Point {
  const speed = lengthOf(vx, vy);
  const share = speed === 0 ? 0 : Math.max(0, 1 - (slowdown * (time - start)) / speed);
  return { x: vx * share, y: vy * share };
}
