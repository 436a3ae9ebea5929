import { field as f } from "./field.ts";
import { lane, type Slot } from "./lanes.ts";

/** Newton's method is content with this share of R²; two or three steps reach it, a graze takes more. */
const CLOSE_ENOUGH = 1e-14;
const MOST_STEPS = 80;

/** The pair in question: distance D, velocity V, acceleration A, R², and the time and f, f' there. */
const pair = lane();
const DX = 0;
const DY = 1;
const VX = 2;
const VY = 3;
const AX = 4;
const AY = 5;
const R2 = 6;
const TIME = 7;
const END = 8;
const VALUE = 9;
const SLOPE = 10;

/**
 * Do two moving discs meet within the time that stands in `f.answer`? If so, the time of their first touch
 * takes its place. f(t) = |D + Vt + At²|² − R² is a quartic, but its second derivative is a parabola open to the
 * top: f is convex, then perhaps concave, then convex again. In a convex part Newton's method from the left never
 * jumps over the first root, in a concave part from the right it never jumps over the only one where f falls
 * through zero. So no root formula is needed, no root is missed, and grazes do no harm.
 */
export function timeOfMeeting(i: Slot, j: Slot): boolean {
  const { slowdown } = f;
  const si = f.speed[i];
  const sj = f.speed[j];
  const horizon = Math.min(f.answer, si / slowdown, sj / slowdown);
  const dx = f.x[j] - f.x[i];
  const dy = f.y[j] - f.y[i];
  const reach = f.radius[i] + f.radius[j];
  const apart = dx * dx + dy * dy;
  const farthest = reach + (si + sj) * horizon;
  if (apart > farthest * farthest) return false;

  const vx = f.ux[j] * sj - f.ux[i] * si;
  const vy = f.uy[j] * sj - f.uy[i] * si;
  const ax = -0.5 * slowdown * (f.ux[j] - f.ux[i]);
  const ay = -0.5 * slowdown * (f.uy[j] - f.uy[i]);
  // Along the line of centres they part now, and do so on the average of the whole time: they never meet.
  const parting = dx * vx + dy * vy;
  if (parting > 0 && parting + horizon * (dx * ax + dy * ay) > 0) return false;

  // f''(t) / 2 = c + b t + a t²
  const c = vx * vx + vy * vy + 2 * (ax * dx + ay * dy);
  const b = 6 * (vx * ax + vy * ay);
  const a = 6 * (ax * ax + ay * ay);
  pair[DX] = dx;
  pair[DY] = dy;
  pair[VX] = vx;
  pair[VY] = vy;
  pair[AX] = ax;
  pair[AY] = ay;
  // A pair that overlaps by a rounding error, or by the tolerance of its start, meets again at that distance.
  pair[R2] = Math.min(reach * reach, apart);

  let concave = horizon;
  let convexAgain = horizon;
  const discriminant = b * b - 4 * a * c;
  if (discriminant > 0) {
    const root = Math.sqrt(discriminant);
    const q = -0.5 * (b < 0 ? b - root : b + root);
    const one = q / a;
    const other = c / q;
    concave = Math.min(Math.max(0, Math.min(one, other)), horizon);
    convexAgain = Math.min(Math.max(0, Math.max(one, other)), horizon);
  }
  pair[TIME] = 0;
  pair[END] = concave;
  let meets = touchInConvex();
  if (!meets && convexAgain > concave) {
    pair[TIME] = convexAgain;
    meets = touchInConcave();
  }
  if (!meets && horizon > convexAgain) {
    pair[TIME] = convexAgain;
    pair[END] = horizon;
    meets = touchInConvex();
  }
  if (!meets || pair[TIME] >= f.answer) return false;
  f.answer = pair[TIME];
  return true;
}

/** From the left: every step proves the part it skips to be free of touches. */
function touchInConvex(): boolean {
  const enough = CLOSE_ENOUGH * pair[R2];
  for (let step = 0; step < MOST_STEPS && pair[TIME] <= pair[END]; step++) {
    evaluate();
    if (pair[SLOPE] >= 0) return false;
    if (pair[VALUE] <= enough) return true;
    pair[TIME] -= pair[VALUE] / pair[SLOPE];
  }
  return false;
}

/** From the right end, if f is below zero there. */
function touchInConcave(): boolean {
  const enough = -CLOSE_ENOUGH * pair[R2];
  evaluate();
  if (pair[VALUE] >= 0) return false;
  for (let step = 0; step < MOST_STEPS && pair[VALUE] < enough && pair[SLOPE] < 0; step++) {
    pair[TIME] = Math.max(pair[END], pair[TIME] - pair[VALUE] / pair[SLOPE]);
    evaluate();
  }
  return true;
}

function evaluate(): void {
  const t = pair[TIME];
  const x = pair[DX] + t * (pair[VX] + t * pair[AX]);
  const y = pair[DY] + t * (pair[VY] + t * pair[AY]);
  pair[VALUE] = x * x + y * y - pair[R2];
  pair[SLOPE] = 2 * (x * (pair[VX] + 2 * t * pair[AX]) + y * (pair[VY] + 2 * t * pair[AY]));
}
