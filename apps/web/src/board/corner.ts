import type { Point } from "@ossuaire/flick";
import { type Camera, type Frame, toScreen } from "./camera.ts";

const corners = ["bottom-right", "top-right", "top-left", "bottom-left"] as const;
export type Corner = (typeof corners)[number];

type Round = Point & { readonly radius: number };

/**
 * In which corner of the frame something of this size hides the fewest discs: what lies over the board gives way to
 * them, not they to it. In doubt the wanted one.
 */
export function freeCorner(
  camera: Camera,
  pieces: readonly Round[],
  { width, height }: Frame,
  wanted: Corner,
): Corner {
  const seen = pieces.map((piece) => ({ ...toScreen(camera, piece), radius: piece.radius * camera.scale }));
  const hidden = (corner: Corner): number => {
    const left = corner.endsWith("left") ? 0 : camera.frame.width - width;
    const top = corner.startsWith("top") ? 0 : camera.frame.height - height;
    return seen.filter(({ x, y, radius }) => {
      const aside = Math.max(left - x, 0, x - left - width);
      const above = Math.max(top - y, 0, y - top - height);
      return Math.hypot(aside, above) < radius;
    }).length;
  };
  const [best = wanted] = [wanted, ...corners].toSorted((one, other) => hidden(one) - hidden(other));
  return best;
}
