import { LEAST_APPROACH, SLOWEST } from "../constants.ts";
import { GONE, type SideCode } from "./codes.ts";
import { field } from "./field.ts";
import { add, each } from "./group.ts";
import type { Slot } from "./lanes.ts";
import { BY_EXIT, EXIT, noteContact, noteFall, noteSide, noteWall } from "./log.ts";
import { halt, send } from "./motion.ts";
import { edgeOf, isAcross } from "./order.ts";

const f = field;
const { changed, lightness, radius, speed, steadiness, touched, ux, uy, vx, vy, x, y } = f;

/** What the arithmetic of one slide may be off by, in mm. */
const ROUNDING = 1e-9;

/**
 * FLK-MOTION-02: two discs meet and exchange an impulse along the line of their centres. Two movable discs part
 * with at least the slowest speed, or they would meet again without end; so that this adds no energy both are
 * slowed together (FLK-BOUND-05, RULING-12).
 */
export function meet(i: Slot, j: Slot): void {
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
  add(changed, i);
  add(changed, j);
  if (approach <= 0) return;

  const restitution = f.discBounce;
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
  if (parting > approach) calm();
  if (approach > LEAST_APPROACH) {
    f.normalX = nx;
    f.normalY = ny;
    f.impulse = impulse;
    noteContact(i, j);
    shake(i);
    shake(j);
  }
  send(i);
  send(j);
}

/** FLK-MOTION-03: the velocity towards the wall is thrown back, the velocity along it is kept. */
export function rebound(i: Slot, side: SideCode): void {
  const across = isAcross(side);
  const towards = (across ? ux[i] : uy[i]) * speed[i];
  const left = Math.abs(towards) > LEAST_APPROACH ? -towards * f.wallBounce : 0;
  vx[i] = across ? left : ux[i] * speed[i];
  vy[i] = across ? uy[i] * speed[i] : left;
  // The rounding of the way must not add up over many walls; an offset of the start's tolerance stays.
  const edge = edgeOf(side);
  const wall = edge === 0 ? radius[i] : edge - radius[i];
  const place = across ? x : y;
  if (Math.abs(place[i] - wall) < ROUNDING) place[i] = wall;
  add(changed, i);
  if (left !== 0) {
    f.impulse = Math.abs(left - towards) / lightness[i];
    noteWall(i, side);
    shake(i);
  }
  send(i);
}

/** FLK-EXIT-01, STACK-04: a disc leaves, and its riders with it. */
export function exit(i: Slot, side: SideCode): void {
  const place = isAcross(side) ? x : y;
  place[i] = edgeOf(side);
  noteSide(EXIT, i, side);
  if (steadiness[i] > 0) drop(i, BY_EXIT);
  add(changed, i);
  halt(i, GONE);
}

/** FLK-STACK-03: does the impulse just noted throw the riders of this disc off? */
export function shake(i: Slot): void {
  if (steadiness[i] === 0) return;
  const change = f.impulse * lightness[i];
  if (change * change > steadiness[i]) drop(i, 0);
}

/** All riders of a disc are off the board at once. */
function drop(i: Slot, cause: 0 | typeof BY_EXIT): void {
  steadiness[i] = 0;
  add(touched, i);
  noteFall(i, cause);
}

/** FLK-BOUND-05: slows all of them together where the partings have added energy. */
export function calm(): void {
  let before = 0;
  let after = 0;
  each(changed, (i) => {
    if (lightness[i] === 0) return;
    before += (speed[i] * speed[i]) / lightness[i];
    after += (vx[i] * vx[i] + vy[i] * vy[i]) / lightness[i];
  });
  if (after <= before) return;
  const scale = Math.sqrt(before / after) * (1 - 1e-15);
  each(changed, (i) => {
    vx[i] *= scale;
    vy[i] *= scale;
  });
}
