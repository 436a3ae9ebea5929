import { TOLERANCE } from "../constants.ts";
import { lengthOf } from "../distance.ts";
import { field } from "./field.ts";
import type { Slot } from "./lanes.ts";

const f = field;

/** A path that leans on a barrier by less than this share of itself runs along it: what is left is rounding. */
const ALONG = 1e-12;

/**
 * From a disc to the place of another body that it would touch: to the centre of a disc, to the nearest place on the middle
 * line of a barrier (FLK-BARRIER-01). It is left in the field: two results would be allocated each time.
 */
export function face(i: Slot, j: Slot): void {
  f.toX = f.x[j] - f.x[i];
  f.toY = f.y[j] - f.y[i];
  if (j < f.count) return;
  const sx = f.spanX[j];
  const sy = f.spanY[j];
  const share = Math.min(1, Math.max(0, -(f.toX * sx + f.toY * sy) / (sx * sx + sy * sy)));
  f.toX += sx * share;
  f.toY += sy * share;
}

/** FLK-BARRIER-01: a barrier throws back as the walls around the board do. */
export function bounceOf(j: Slot): number {
  return j < f.count ? f.discBounce : f.wallBounce;
}

/**
 * The way a moving disc has to go until it touches one of the two straight faces of a barrier; endless if it comes to
 * none. Who comes past an end meets that, which is round.
 */
export function wayToFace(i: Slot, j: Slot): number {
  const dx = f.x[i] - f.x[j];
  const dy = f.y[i] - f.y[j];
  const sx = f.spanX[j];
  const sy = f.spanY[j];
  const length = lengthOf(sx, sy);
  const aside = (dy * sx - dx * sy) / length;
  const leaning = (f.uy[i] * sx - f.ux[i] * sy) / length;
  const closing = aside > 0 ? -leaning : leaning;
  const apart = Math.abs(aside) - f.radius[i] - f.radius[j];
  if (closing < ALONG || apart < -TOLERANCE) return Number.POSITIVE_INFINITY;
  const way = Math.max(0, apart / closing);
  const along = ((dx + f.ux[i] * way) * sx + (dy + f.uy[i] * way) * sy) / length;
  return along >= 0 && along <= length ? way : Number.POSITIVE_INFINITY;
}
