import { LEAST_APPROACH, SLOWEST } from "../constants.ts";
import { lengthOf } from "../distance.ts";
import { GONE, isSide, type SideCode, STOP } from "./codes.ts";
import { bounceOf, face } from "./facing.ts";
import { field as f } from "./field.ts";
import { add, each } from "./group.ts";
import type { Slot } from "./lanes.ts";
import { BY_EXIT, EXIT, FALL, note, noteContact, noteWall } from "./log.ts";
import { halt, send } from "./motion.ts";
import { edgeOf, isAcross, isWall } from "./order.ts";

/** What a slide up to a wall may be off by, in mm. */
const ROUNDING = 1e-9;

/**
 * FLK-MOTION-02: two discs meet, or a disc and a barrier, and nobody else does, and exchange an impulse along the line of their centres. Two movable discs part
 * with at least the slowest speed, or they would meet again without end; so that this adds no energy both are
 * slowed together (FLK-BOUND-05, RULING-12).
 */
export function meet(i: Slot, j: Slot): void {
  face(i, j);
  const { toX: dx, toY: dy } = f;
  const distance = lengthOf(dx, dy);
  const nx = dx / distance;
  const ny = dy / distance;
  const vix = f.ux[i] * f.speed[i];
  const viy = f.uy[i] * f.speed[i];
  const vjx = f.ux[j] * f.speed[j];
  const vjy = f.uy[j] * f.speed[j];
  const approach = (vix - vjx) * nx + (viy - vjy) * ny;
  add(f.changed, i);
  add(f.changed, j);
  if (approach <= 0) return;

  const restitution = bounceOf(j);
  const li = f.lightness[i];
  let lj = f.lightness[j];
  let parting = lj === 0 ? restitution * approach : Math.max(restitution * approach, SLOWEST);
  let impulse = (approach + parting) / (li + lj);
  // Who would get less than the slowest speed does not move at all, and is as good as fixed.
  if (f.speed[j] === 0 && lj < SLOWEST / impulse) {
    lj = 0;
    parting = restitution * approach;
    impulse = (approach + parting) / li;
  }
  f.vx[i] = vix - impulse * li * nx;
  f.vy[i] = viy - impulse * li * ny;
  f.vx[j] = vjx + impulse * lj * nx;
  f.vy[j] = vjy + impulse * lj * ny;
  if (parting > approach) calm(0);
  if (approach > LEAST_APPROACH) {
    f.impulse = impulse;
    noteContact(i, j);
    shake(i);
    shake(j);
  }
  send(i);
  send(j);
}

/** A disc reaches a side: the wall throws it back, over an open edge it leaves. */
export function passSide(i: Slot): void {
  const side = f.coming[i];
  if (isSide(side)) (isWall(side) ? rebound : exit)(i, side);
}

/** FLK-MOTION-03: the velocity towards the wall is thrown back, the velocity along it is kept. */
function rebound(i: Slot, side: SideCode): void {
  const across = isAcross(side);
  const towards = (across ? f.ux[i] : f.uy[i]) * f.speed[i];
  const left = Math.abs(towards) > LEAST_APPROACH ? -towards * f.wallBounce : 0;
  f.vx[i] = across ? left : f.ux[i] * f.speed[i];
  f.vy[i] = across ? f.uy[i] * f.speed[i] : left;
  // The rounding of the way must not add up over many walls; an offset of the start's tolerance stays.
  const wall = Math.abs(edgeOf(side) - f.radius[i]);
  const place = across ? f.x : f.y;
  if (Math.abs(place[i] - wall) < ROUNDING) place[i] = wall;
  add(f.changed, i);
  if (left !== 0) {
    f.impulse = Math.abs(left - towards) / f.lightness[i];
    noteWall(i, side);
    shake(i);
  }
  send(i);
}

/** FLK-EXIT-01, STACK-04: a disc leaves, and its riders with it. */
function exit(i: Slot, side: SideCode): void {
  const place = isAcross(side) ? f.x : f.y;
  place[i] = edgeOf(side);
  note(EXIT, i, side, 0);
  if (f.steadiness[i] > 0) drop(i, BY_EXIT);
  add(f.changed, i);
  halt(i, GONE);
}

/** FLK-STACK-03: does the impulse just noted throw the riders of this disc off? */
export function shake(i: Slot): void {
  const change = f.impulse * f.lightness[i];
  if (f.steadiness[i] > 0 && change * change > f.steadiness[i]) drop(i, 0);
}

/** All riders of a disc are off the board at once. */
function drop(i: Slot, cause: 0 | typeof BY_EXIT): void {
  f.steadiness[i] = 0;
  note(FALL, i, STOP, cause);
}

/** FLK-BOUND-05: slows all that have changed, from this one on, together where the partings have added energy; or stops them. */
export function calm(first: Slot, wedged = false): void {
  let before = 0;
  let after = 0;
  each(
    f.changed,
    (i) => {
      if (f.lightness[i] === 0) return;
      before += (f.speed[i] * f.speed[i]) / f.lightness[i];
      after += (f.vx[i] * f.vx[i] + f.vy[i] * f.vy[i]) / f.lightness[i];
    },
    first,
  );
  const scale = wedged ? 0 : Math.sqrt(before / after) * (1 - 1e-15);
  if (!(scale < 1)) return;
  each(
    f.changed,
    (i) => {
      f.vx[i] *= scale;
      f.vy[i] *= scale;
    },
    first,
  );
}
