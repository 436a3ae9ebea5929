import { LEAST_APPROACH, SLOWEST, TOLERANCE } from "../constants.ts";
import { lengthOf } from "../distance.ts";
import { BOTTOM, FIXED, GONE, isDisc, LEFT, RIGHT, type SideCode, TOP } from "./codes.ts";
import { approachOf } from "./detection.ts";
import { field } from "./field.ts";
import { add, each } from "./group.ts";
import { next, type Slot } from "./lanes.ts";
import { hasRoom, noteContact, noteWall } from "./log.ts";
import { send } from "./motion.ts";
import { edgeOf, isAcross, isWall, rank } from "./order.ts";
import { calm, shake } from "./resolution.ts";

const f = field;

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
/** FLK-RULING-12: discs that still meet more often than this in one window of time are wedged in. */
const TOO_MANY = 24;

/**
 * FLK-CONTACT-06: all pairs that touch and approach each other now, connected with these two, get their impulses
 * together, so that a symmetric hit stays symmetric and no contact is lost because another was settled first.
 */
export function meetTogether(i: Slot, j: Slot): void {
  add(f.changed, i);
  add(f.changed, j);
  const joints: Joint[] = [];
  for (let k: Slot = 0; k < f.changed.size; k = next(k)) join(f.changed.members[k], joints, false);
  settle(joints, false);
}

/**
 * FLK-RULING-12: too many meetings in too short a time. All that lies against this disc, directly or through
 * others, is settled at once: without rebound, but so that movable discs part and need not meet again. If that
 * does not help either, they are wedged in, and stop.
 */
export function collapse(i: Slot): void {
  const count = f.meetings[i];
  const joints: Joint[] = [];
  add(f.changed, i);
  for (let k: Slot = 0; k < f.changed.size; k = next(k)) {
    const a = f.changed.members[k];
    if (f.phase[a] === FIXED) continue;
    f.touched[a] = 1;
    f.meetings[a] = count;
    f.meetingsSince[a] = f.now;
    join(a, joints, true);
    lean(a, joints);
  }
  settle(joints, count > TOO_MANY);
}

/** Adds the contacts of one disc: those that approach, with their rebound; or all it lies against, just parting. */
function join(a: Slot, joints: Joint[], collapsing: boolean): void {
  for (let b: Slot = 0; b < f.count; b = next(b)) {
    const dx = f.x[b] - f.x[a];
    const dy = f.y[b] - f.y[a];
    const reach = f.radius[a] + f.radius[b] + (collapsing ? AGAINST : TOLERANCE);
    if (dx * dx + dy * dy > reach * reach || a === b || f.phase[b] === GONE) continue;
    if (joints.some(({ disc, other }) => disc === b && other === a)) continue;
    const approach = approachOf(a, b);
    if (!collapsing && approach <= LEAST_APPROACH) continue;
    add(f.changed, b);
    const distance = lengthOf(dx, dy);
    const rebound = collapsing ? 0 : f.discBounce * approach;
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
function lean(i: Slot, joints: Joint[]): void {
  for (const side of [LEFT, RIGHT, TOP, BOTTOM] as const) {
    const across = isAcross(side);
    const edge = edgeOf(side);
    const gap = Math.abs((across ? f.x[i] : f.y[i]) - edge) - f.radius[i];
    if (!isWall(side) || gap > AGAINST) continue;
    const outward = edge === 0 ? -1 : 1;
    const nx = across ? outward : 0;
    const ny = across ? 0 : outward;
    const approach = (f.ux[i] * nx + f.uy[i] * ny) * f.speed[i];
    joints.push({ disc: i, other: side, nx, ny, approach, parting: 0, ease: f.lightness[i], impulse: 0 });
  }
}

/** Finds the impulses, notes the contacts, and sends the discs on their way. */
function settle(joints: Joint[], wedged: boolean): void {
  if (!hasRoom(joints.length)) return;
  const solved = !wedged && (solve(joints, 1) || solve(joints, 0));
  if (!solved) {
    f.vx.fill(0);
    f.vy.fill(0);
  }
  calm();
  note(joints);
  each(f.changed, send);
}

/**
 * Projected Gauss–Seidel, there and back again: impulse after impulse, each never below what keeps its contact a
 * contact, until nothing changes any more. With `rebound` 0 nobody is driven apart, and there is always an answer.
 */
function solve(joints: Joint[], rebound: 0 | 1): boolean {
  each(f.changed, (i) => {
    f.vx[i] = f.ux[i] * f.speed[i];
    f.vy[i] = f.uy[i] * f.speed[i];
  });
  for (const one of joints) one.impulse = 0;
  let most = 0;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    most = 0;
    joints.reverse();
    for (const one of joints) {
      const { disc, other, nx, ny, ease } = one;
      let closing = f.vx[disc] * nx + f.vy[disc] * ny;
      if (isDisc(other)) closing -= f.vx[other] * nx + f.vy[other] * ny;
      const least = one.approach > LEAST_APPROACH ? LEAST_APPROACH / ease : 0;
      const impulse = Math.max(least, one.impulse + (closing + rebound * one.parting) / ease);
      const change = impulse - one.impulse;
      one.impulse = impulse;
      f.vx[disc] -= change * f.lightness[disc] * nx;
      f.vy[disc] -= change * f.lightness[disc] * ny;
      if (isDisc(other)) {
        f.vx[other] += change * f.lightness[other] * nx;
        f.vy[other] += change * f.lightness[other] * ny;
      }
      most = Math.max(most, Math.abs(change) * ease);
    }
    if (most < EXACT) return true;
  }
  return most < GOOD;
}

/** FLK-CONTACT-03: discs before walls, then by name. Who was merely leant against is no contact (FLK-CONTACT-02). */
function note(joints: Joint[]): void {
  joints.sort((a, b) => rank(a.disc, a.other) - rank(b.disc, b.other));
  for (const { disc, other, nx, ny, ease, impulse } of joints) {
    if (impulse * ease < LEAST_APPROACH) continue;
    f.impulse = impulse;
    if (isDisc(other)) noteContact(disc, other, nx, ny);
    else noteWall(disc, other);
    shake(disc);
    if (isDisc(other)) shake(other);
  }
}
