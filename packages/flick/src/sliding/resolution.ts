import { LEAST_APPROACH, SLOWEST } from "../constants.ts";
import { type Field, GONE, type SideCode } from "./field.ts";
import { add, each } from "./group.ts";
import type { Slot } from "./lanes.ts";
import { BY_EXIT, EXIT, noteContact, noteFall, noteSide, noteWall } from "./log.ts";
import { halt, send } from "./motion.ts";
import { edgeOf, isAcross } from "./order.ts";

/** What the arithmetic of one slide may be off by, in mm. */
const ROUNDING = 1e-9;

/**
 * FLK-MOTION-02: two discs meet and exchange an impulse along the line of their centres. Two movable discs part
 * with at least the slowest speed, or they would meet again without end; so that this adds no energy both are
 * slowed together (FLK-BOUND-05, RULING-12).
 */
export function meet(f: Field, i: Slot, j: Slot): void {
  const { x, y, ux, uy, speed, lightness, vx, vy } = f;
  const dx = x[j] - x[i];
  const dy = y[j] - y[i];
  const distance = Math.sqrt(dx * dx + dy * dy);
  const nx = dx / distance;
  const ny = dy / distance;
  const vix = ux[i] * speed[i];
  const viy = uy[i] * speed[i];
  const vjx = ux[j] * speed[j];
  const vjy = uy[j] * speed[j];
  const approach = (vix - vjx) * nx + (viy - vjy) * ny;
  add(f.changed, i);
  add(f.changed, j);
  if (approach <= 0) return;

  const restitution = f.discRestitution;
  const li = lightness[i];
  let lj = lightness[j];
  let parting = lj === 0 ? restitution * approach : Math.max(restitution * approach, SLOWEST);
  let impulse = (approach + parting) / (li + lj);
  // Who would get less than the slowest speed does not move at all, and is as good as fixed.
  const tooWeak = SLOWEST / impulse;
  if (speed[j] === 0 && lj > 0 && lj < tooWeak) {
    lj = 0;
    parting = restitution * approach;
    impulse = (approach + parting) / li;
  }
  vx[i] = vix - impulse * li * nx;
  vy[i] = viy - impulse * li * ny;
  vx[j] = vjx + impulse * lj * nx;
  vy[j] = vjy + impulse * lj * ny;
  if (parting > approach) calm(f);
  if (approach > LEAST_APPROACH) {
    f.normalX = nx;
    f.normalY = ny;
    f.impulse = impulse;
    noteContact(f, i, j);
    shake(f, i);
    shake(f, j);
  }
  send(f, i);
  send(f, j);
}

/** FLK-MOTION-03: the velocity towards the wall is thrown back, the velocity along it is kept. */
export function rebound(f: Field, i: Slot, side: SideCode): void {
  const { x, y, ux, uy, speed, radius, vx, vy } = f;
  const across = isAcross(side);
  const towards = (across ? ux[i] : uy[i]) * speed[i];
  const left = Math.abs(towards) > LEAST_APPROACH ? -towards * f.wallRestitution : 0;
  vx[i] = across ? left : ux[i] * speed[i];
  vy[i] = across ? uy[i] * speed[i] : left;
  // The rounding of the way must not add up over many walls; an offset of the start's tolerance stays.
  const edge = edgeOf(f, side);
  const wall = edge === 0 ? radius[i] : edge - radius[i];
  const place = across ? x : y;
  if (Math.abs(place[i] - wall) < ROUNDING) place[i] = wall;
  add(f.changed, i);
  if (left !== 0) {
    f.impulse = Math.abs(left - towards) / f.lightness[i];
    noteWall(f, i, side);
    shake(f, i);
  }
  send(f, i);
}

/** FLK-EXIT-01, STACK-04: a disc leaves, and its riders with it. */
export function exit(f: Field, i: Slot, side: SideCode): void {
  const place = isAcross(side) ? f.x : f.y;
  place[i] = edgeOf(f, side);
  noteSide(f, EXIT, i, side);
  if (f.steadiness[i] > 0) drop(f, i, BY_EXIT);
  add(f.changed, i);
  halt(f, i, GONE);
}

/** FLK-STACK-03: does the impulse just noted throw the riders of this disc off? */
export function shake(f: Field, i: Slot): void {
  if (f.steadiness[i] === 0) return;
  const change = f.impulse * f.lightness[i];
  if (change * change > f.steadiness[i]) drop(f, i, 0);
}

/** All riders of a disc are off the board at once. */
function drop(f: Field, i: Slot, cause: 0 | typeof BY_EXIT): void {
  f.steadiness[i] = 0;
  add(f.touched, i);
  noteFall(f, i, cause);
}

/** FLK-BOUND-05: slows all of them together where the partings have added energy. */
export function calm(f: Field): void {
  let before = 0;
  let after = 0;
  each(f.changed, (i) => {
    if (f.lightness[i] === 0) return;
    before += (f.speed[i] * f.speed[i]) / f.lightness[i];
    after += (f.vx[i] * f.vx[i] + f.vy[i] * f.vy[i]) / f.lightness[i];
  });
  if (after <= before) return;
  const scale = Math.sqrt(before / after) * (1 - 1e-15);
  each(f.changed, (i) => {
    f.vx[i] *= scale;
    f.vy[i] *= scale;
  });
}
