import { SLOWEST } from "../constants.ts";
import { type GONE, MOVING, RESTING } from "./codes.ts";
import { field as f } from "./field.ts";
import { add, remove } from "./group.ts";
import { next, type Slot } from "./lanes.ts";
import { noteStretch } from "./log.ts";

/** FLK-MOTION-01: brings every moving disc, in a straight line, to the time of what one of them does next. */
export function advance(first: Slot): void {
  const { members, size } = f.movers;
  const { slowdown } = f;
  const now = Math.max(f.now, f.due[first]);
  const elapsed = now - f.now;
  f.now = now;
  for (let k: Slot = 0; k < size; k = next(k)) {
    const i = members[k];
    const way = elapsed * (f.speed[i] - 0.5 * slowdown * elapsed);
    f.x[i] += f.ux[i] * way;
    f.y[i] += f.uy[i] * way;
    f.speed[i] = Math.max(0, f.speed[i] - slowdown * elapsed);
  }
}

/** Gives a disc the velocity that resolution has found for it; below the slowest sliding it rests (FLK-RULING-12). */
export function send(i: Slot): void {
  const sx = f.vx[i];
  const sy = f.vy[i];
  const squared = sx * sx + sy * sy;
  if (squared < SLOWEST * SLOWEST) {
    if (f.phase[i] === MOVING) halt(i, RESTING);
    return;
  }
  const pace = Math.sqrt(squared);
  f.ux[i] = sx / pace;
  f.uy[i] = sy / pace;
  f.speed[i] = pace;
  if (f.phase[i] !== MOVING) {
    f.phase[i] = MOVING;
    add(f.movers, i);
  }
  noteStretch(i);
}

/** From here on the disc lies still, or has left and touches nothing any more (FLK-EXIT-01). */
export function halt(i: Slot, afterwards: typeof RESTING | typeof GONE): void {
  f.speed[i] = 0;
  f.phase[i] = afterwards;
  remove(f.movers, i);
  noteStretch(i);
}
