import { SLOWEST } from "../constants.ts";
import type { Field } from "./field.ts";
import { type GONE, MOVING, RESTING } from "./field.ts";
import { add, remove } from "./group.ts";
import { next, type Slot } from "./lanes.ts";
import { tracePiece } from "./trace.ts";

/** FLK-MOTION-01: brings every moving disc to the present, in a straight line. */
export function advance(f: Field): void {
  const { x, y, ux, uy, speed, since } = f;
  const { members, size } = f.movers;
  const now = f.now;
  const slowdown = f.slowdown;
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
export function send(f: Field, i: Slot): void {
  const vx = f.vx[i];
  const vy = f.vy[i];
  const squared = vx * vx + vy * vy;
  if (squared < SLOWEST * SLOWEST) {
    if (f.phase[i] === MOVING) halt(f, i, RESTING);
    return;
  }
  const speed = Math.sqrt(squared);
  f.ux[i] = vx / speed;
  f.uy[i] = vy / speed;
  f.speed[i] = speed;
  f.since[i] = f.now;
  if (f.phase[i] !== MOVING) {
    f.phase[i] = MOVING;
    add(f.movers, i);
    add(f.touched, i);
  }
  tracePiece(f, i);
}

/** From here on the disc lies still, or has left and touches nothing any more (FLK-EXIT-01). */
export function halt(f: Field, i: Slot, phase: typeof RESTING | typeof GONE): void {
  f.speed[i] = 0;
  f.phase[i] = phase;
  remove(f.movers, i);
  tracePiece(f, i);
}
