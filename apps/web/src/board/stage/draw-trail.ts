import type { Point } from "@ossuaire/flick";
import { type Camera, seen } from "../camera.ts";
import type { Trail } from "../motion/trail.ts";
import { paintBar, paintDot } from "../paint/dots.ts";
import { paintMark } from "../paint/marks.ts";
import type { Ink } from "./Ink.ts";
import type { Pictures } from "./Pictures.ts";

/** How faint a way is that has been gone, and how clear while it is. */
export const faint = 0.35;
export const clear = 0.7;

const pale = 0xfff0c4;

/** The last ways of discs: a ribbon, dots on it, and a ring where each began. */
export function drawTrails(
  ink: Ink,
  pictures: Pictures,
  camera: Camera,
  trails: readonly Trail[],
  strength: number,
): void {
  const bar = pictures.of("bar", paintBar);
  const size = Math.max(1.2, 1.9 / camera.scale);
  const dot = pictures.of(`dot ${size}`, (density) => paintDot(size * density));
  const gap = Math.max(6.5, 9 / camera.scale);
  for (const { radius, corners } of trails) {
    const places = corners.map((corner) => seen(camera, corner));
    const ring = pictures.of(`ghost ${radius}`, (density, brush) =>
      paintMark("ghost", radius * density, brush),
    );
    const [start] = places;
    if (start !== undefined) ink.stamp(ring, start.x, start.y, pale, strength);
    for (const [n, to] of places.entries()) {
      const from = places[n - 1];
      if (from === undefined) continue;
      ink.bar(bar, from.x, from.y, to.x, to.y, radius * 0.7, pale, strength * 0.3);
      for (const { x, y } of dotsOn(from, to, gap)) ink.stamp(dot, x, y, pale, Math.min(1, strength * 2));
    }
  }
}

function dotsOn(from: Point, to: Point, gap: number): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return Array.from({ length: Math.floor(length / gap) }, (_, n) => {
    const share = ((n + 0.5) * gap) / length;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}
