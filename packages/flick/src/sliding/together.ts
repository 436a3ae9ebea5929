import { LEAST_APPROACH, SLOWEST, TOLERANCE } from "../constants.ts";
import type { Field, SideCode } from "./field.ts";
import { BOTTOM, FIXED, GONE, isDisc, LEFT, RIGHT, TOP } from "./field.ts";
import { add, each } from "./group.ts";
import { next, type Slot } from "./lanes.ts";
import { hasRoom, noteContact, noteWall } from "./log.ts";
import { send } from "./motion.ts";
import { rank } from "./order.ts";
import { calm, shake } from "./resolution.ts";

/** One of several contacts that are settled together. The normal points from `disc` to `other`. */
interface Joint {
  readonly disc: Slot;
  readonly other: Slot | SideCode;
  readonly nx: number;
  readonly ny: number;
  readonly approach: number;
  /** The speed with which the two are to part, if nothing else drives them apart faster. */
  readonly parting: number;
  /** What an impulse of 1 does to their relative speed. */
  readonly ease: number;
  impulse: number;
}

/** Discs lie against each other when their gap is below this, in mm. */
const AGAINST = 1e-4;
/** The impulses are found when none changes a speed by more than this, in mm/s; in the end this much will do. */
const EXACT = 1e-9;
const GOOD = 0.05;
const MOST_SWEEPS = 3000;
/** FLK-RULING-12: discs settled more often than this within this time, in s, are wedged in. */
const MANY_SETTLINGS = 8;
const SETTLED_FOR = 1e-4;

/** FLK-CONTACT-06: does one of two discs that meet also meet somebody else in the same moment? */
export function isCrowded(f: Field, i: Slot, j: Slot): boolean {
  return meetsAnother(f, i, j) || (f.movers.size > 1 && meetsAnother(f, j, i));
}

function meetsAnother(f: Field, i: Slot, partner: Slot): boolean {
  const { x, y, radius, count } = f;
  const px = x[i];
  const py = y[i];
  const own = radius[i] + TOLERANCE;
  for (let k: Slot = 0; k < count; k = next(k)) {
    const dx = x[k] - px;
    const dy = y[k] - py;
    const reach = own + radius[k];
    if (dx * dx + dy * dy > reach * reach || k === i || k === partner) continue;
    if (f.phase[k] !== GONE && approachOf(f, i, k) > LEAST_APPROACH) return true;
  }
  return false;
}

/**
 * FLK-CONTACT-06: all pairs that touch and approach each other now, connected with these two, get their impulses
 * together, so that a symmetric hit stays symmetric and no contact is lost because another was settled first.
 */
export function meetTogether(f: Field, i: Slot, j: Slot): void {
  add(f.changed, i);
  add(f.changed, j);
  const joints: Joint[] = [];
  for (let k: Slot = 0; k < f.changed.size; k = next(k)) join(f, f.changed.members[k], joints, false);
  settle(f, joints, false);
}

/**
 * FLK-RULING-12: too many meetings in too short a time. All that lies against this disc, directly or through
 * others, is settled at once: without rebound, but so that movable discs part and need not meet again. If that
 * does not help either, they are wedged in, and stop.
 */
export function collapse(f: Field, i: Slot): void {
  add(f.changed, i);
  const joints: Joint[] = [];
  let wedged = false;
  for (let k: Slot = 0; k < f.changed.size; k = next(k)) {
    const a = f.changed.members[k];
    if (f.phase[a] === FIXED) continue;
    add(f.touched, a);
    if (f.now - f.settledAt[a] > SETTLED_FOR) f.settlings[a] = 0;
    f.settledAt[a] = f.now;
    f.settlings[a] += 1;
    if (f.settlings[a] > MANY_SETTLINGS) wedged = true;
    join(f, a, joints, true);
    lean(f, a, joints);
  }
  settle(f, joints, wedged);
}

/** Adds the contacts of one disc: those that approach, with their rebound; or all it lies against, just parting. */
function join(f: Field, a: Slot, joints: Joint[], collapsing: boolean): void {
  for (let b: Slot = 0; b < f.count; b = next(b)) {
    if (!isNear(f, a, b, collapsing ? AGAINST : TOLERANCE) || isJoined(joints, a, b)) continue;
    const approach = approachOf(f, a, b);
    if (!collapsing && approach <= LEAST_APPROACH) continue;
    add(f.changed, b);
    const dx = f.x[b] - f.x[a];
    const dy = f.y[b] - f.y[a];
    const distance = Math.sqrt(dx * dx + dy * dy);
    const rebound = collapsing ? 0 : f.discRestitution * approach;
    joints.push({
      disc: a,
      other: b,
      nx: dx / distance,
      ny: dy / distance,
      approach,
      parting: f.lightness[a] > 0 && f.lightness[b] > 0 ? Math.max(rebound, SLOWEST) : rebound,
      ease: f.lightness[a] + f.lightness[b],
      impulse: 0,
    });
  }
}

/** The walls that a disc leans against. */
function lean(f: Field, i: Slot, joints: Joint[]): void {
  const own = f.radius[i] + AGAINST;
  const against = (wall: number, gap: number, other: SideCode, nx: number, ny: number): void => {
    if (wall === 0 || gap > own) return;
    const approach = (f.ux[i] * nx + f.uy[i] * ny) * f.speed[i];
    joints.push({ disc: i, other, nx, ny, approach, parting: 0, ease: f.lightness[i], impulse: 0 });
  };
  against(f.leftWall, f.x[i], LEFT, -1, 0);
  against(f.rightWall, f.length - f.x[i], RIGHT, 1, 0);
  against(f.topWall, f.y[i], TOP, 0, -1);
  against(f.bottomWall, f.width - f.y[i], BOTTOM, 0, 1);
}

/** Finds the impulses, notes the contacts, and sends the discs on their way. */
function settle(f: Field, joints: Joint[], wedged: boolean): void {
  if (!hasRoom(f, joints.length)) return;
  const solved = !wedged && (solve(f, joints, 1) || solve(f, joints, 0));
  if (!solved) {
    f.vx.fill(0);
    f.vy.fill(0);
  }
  calm(f);
  note(f, joints);
  each(f.changed, (i) => send(f, i));
}

/**
 * Projected Gauss–Seidel, there and back again: impulse after impulse, each never below what keeps its contact a contact, until nothing
 * changes any more. With `rebound` 0 nobody is driven apart, and there is always an answer.
 */
function solve(f: Field, joints: Joint[], rebound: 0 | 1): boolean {
  const { vx, vy, lightness } = f;
  each(f.changed, (i) => {
    vx[i] = f.ux[i] * f.speed[i];
    vy[i] = f.uy[i] * f.speed[i];
  });
  for (const one of joints) one.impulse = 0;
  let most = 0;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    most = 0;
    joints.reverse();
    for (const one of joints) {
      const { disc, other, nx, ny, ease } = one;
      let closing = vx[disc] * nx + vy[disc] * ny;
      if (isDisc(other)) closing -= vx[other] * nx + vy[other] * ny;
      const least = one.approach > LEAST_APPROACH ? LEAST_APPROACH / ease : 0;
      const impulse = Math.max(least, one.impulse + (closing + rebound * one.parting) / ease);
      const change = impulse - one.impulse;
      one.impulse = impulse;
      vx[disc] -= change * lightness[disc] * nx;
      vy[disc] -= change * lightness[disc] * ny;
      if (isDisc(other)) {
        vx[other] += change * lightness[other] * nx;
        vy[other] += change * lightness[other] * ny;
      }
      most = Math.max(most, Math.abs(change) * ease);
    }
    if (most < EXACT) return true;
  }
  return most < GOOD;
}

/** FLK-CONTACT-03: discs before walls, then by name. Who was merely leant against is no contact (FLK-CONTACT-02). */
function note(f: Field, joints: Joint[]): void {
  joints.sort((a, b) => rank(f, a.disc, a.other) - rank(f, b.disc, b.other));
  for (const { disc, other, nx, ny, ease, impulse } of joints) {
    if (impulse * ease < LEAST_APPROACH) continue;
    f.normalX = nx;
    f.normalY = ny;
    f.impulse = impulse;
    if (isDisc(other)) noteContact(f, disc, other);
    else noteWall(f, disc, other);
    shake(f, disc);
    if (isDisc(other)) shake(f, other);
  }
}

function isNear({ x, y, radius, phase }: Field, a: Slot, b: Slot, gap: number): boolean {
  const dx = x[b] - x[a];
  const dy = y[b] - y[a];
  const reach = radius[a] + radius[b] + gap;
  return dx * dx + dy * dy <= reach * reach && a !== b && phase[b] !== GONE;
}

function isJoined(joints: readonly Joint[], a: Slot, b: Slot): boolean {
  return joints.some(({ disc, other }) => (disc === a && other === b) || (disc === b && other === a));
}

/** The speed with which two discs approach each other along the line of their centres. */
function approachOf({ x, y, ux, uy, speed }: Field, a: Slot, b: Slot): number {
  const dx = x[b] - x[a];
  const dy = y[b] - y[a];
  const closing = (ux[a] * speed[a] - ux[b] * speed[b]) * dx + (uy[a] * speed[a] - uy[b] * speed[b]) * dy;
  return closing / Math.sqrt(dx * dx + dy * dy);
}
