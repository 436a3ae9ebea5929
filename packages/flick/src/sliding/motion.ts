import { SLOWEST } from "../constants.ts";
import { type GONE, MOVING, RESTING } from "./codes.ts";
import { field } from "./field.ts";
import { add, remove } from "./group.ts";
import { next, type Slot } from "./lanes.ts";
import { tracePiece } from "./trace.ts";

const f = field;
const { phase, x, y, ux, uy, speed, since, movers, vx, vy, touched } = f;

/** FLK-MOTION-01: brings every moving disc to the present, in a straight line. */
export function advance(): void {
  const { members, size } = movers;
  const now = f.now;
  const { slowdown } = f;
  for (let k: Slot = 0; k < size; k = next(k)) {
    const i = members[k];
    const elapsed = now - since[i];
    const way = elapsed * (speed[i] - 0.5 * slowdown * elapsed);
    x[i] += ux[i] * way;
    y[i] += uy[i] * way;
    speed[i] = Math.max(0, speed[i] - slowdown * elapsed);
    since[i] = now;
  }
}

/** Gives a disc the velocity that resolution has found for it; below the slowest sliding it rests (FLK-RULING-12). */
export function send(i: Slot): void {
  const sx = vx[i];
  const sy = vy[i];
  const squared = sx * sx + sy * sy;
  if (squared < SLOWEST * SLOWEST) {
    if (phase[i] === MOVING) halt(i, RESTING);
    return;
  }
  const pace = Math.sqrt(squared);
  ux[i] = sx / pace;
  uy[i] = sy / pace;
  speed[i] = pace;
  since[i] = f.now;
  if (phase[i] !== MOVING) {
    phase[i] = MOVING;
    add(movers, i);
    add(touched, i);
  }
  tracePiece(i);
}

/** From here on the disc lies still, or has left and touches nothing any more (FLK-EXIT-01). */
export function halt(i: Slot, afterwards: typeof RESTING | typeof GONE): void {
  speed[i] = 0;
  phase[i] = afterwards;
  remove(movers, i);
  tracePiece(i);
}
