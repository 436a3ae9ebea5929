import { LEAST_APPROACH, SLOWEST, TOLERANCE } from "../constants.ts";
import { BOTTOM, FIXED, GONE, isDisc, LEFT, RIGHT, type SideCode, TOP } from "./codes.ts";
import { field } from "./field.ts";
import { add, each } from "./group.ts";
import { next, type Slot } from "./lanes.ts";
import { hasRoom, noteContact, noteWall } from "./log.ts";
import { send } from "./motion.ts";
import { rank } from "./order.ts";
import { calm, shake } from "./resolution.ts";

const f = field;
const {
  phase,
  x,
  y,
  ux,
  uy,
  speed,
  radius,
  lightness,
  movers,
  vx,
  vy,
  changed,
  touched,
  settlings,
  settledAt,
} = f;

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
export function isCrowded(i: Slot, j: Slot): boolean {
  return meetsAnother(i, j) || (movers.size > 1 && meetsAnother(j, i));
}

function meetsAnother(i: Slot, partner: Slot): boolean {
  const { count } = f;
  const px = x[i];
  const py = y[i];
  const own = radius[i] + TOLERANCE;
  for (let k: Slot = 0; k < count; k = next(k)) {
    const dx = x[k] - px;
    const dy = y[k] - py;
    const reach = own + radius[k];
    if (dx * dx + dy * dy > reach * reach || k === i || k === partner) continue;
    if (phase[k] !== GONE && approachOf(i, k) > LEAST_APPROACH) return true;
  }
  return false;
}

/**
 * FLK-CONTACT-06: all pairs that touch and approach each other now, connected with these two, get their impulses
 * together, so that a symmetric hit stays symmetric and no contact is lost because another was settled first.
 */
export function meetTogether(i: Slot, j: Slot): void {
  add(changed, i);
  add(changed, j);
  const joints: Joint[] = [];
  for (let k: Slot = 0; k < changed.size; k = next(k)) join(changed.members[k], joints, false);
  settle(joints, false);
}

/**
 * FLK-RULING-12: too many meetings in too short a time. All that lies against this disc, directly or through
 * others, is settled at once: without rebound, but so that movable discs part and need not meet again. If that
 * does not help either, they are wedged in, and stop.
 */
export function collapse(i: Slot): void {
  add(changed, i);
  const joints: Joint[] = [];
  let wedged = false;
  for (let k: Slot = 0; k < changed.size; k = next(k)) {
    const a = changed.members[k];
    if (phase[a] === FIXED) continue;
    add(touched, a);
    if (f.now - settledAt[a] > SETTLED_FOR) settlings[a] = 0;
    settledAt[a] = f.now;
    settlings[a] += 1;
    if (settlings[a] > MANY_SETTLINGS) wedged = true;
    join(a, joints, true);
    lean(a, joints);
  }
  settle(joints, wedged);
}

/** Adds the contacts of one disc: those that approach, with their rebound; or all it lies against, just parting. */
function join(a: Slot, joints: Joint[], collapsing: boolean): void {
  for (let b: Slot = 0; b < f.count; b = next(b)) {
    if (!isNear(a, b, collapsing ? AGAINST : TOLERANCE) || isJoined(joints, a, b)) continue;
    const approach = approachOf(a, b);
    if (!collapsing && approach <= LEAST_APPROACH) continue;
    add(changed, b);
    const dx = x[b] - x[a];
    const dy = y[b] - y[a];
    const distance = Math.sqrt(dx * dx + dy * dy);
    const rebound = collapsing ? 0 : f.start.discRestitution * approach;
    joints.push({
      disc: a,
      other: b,
      nx: dx / distance,
      ny: dy / distance,
      approach,
      parting: lightness[a] > 0 && lightness[b] > 0 ? Math.max(rebound, SLOWEST) : rebound,
      ease: lightness[a] + lightness[b],
      impulse: 0,
    });
  }
}

/** The walls that a disc leans against. */
function lean(i: Slot, joints: Joint[]): void {
  const own = radius[i] + AGAINST;
  const against = (wall: number, gap: number, other: SideCode, nx: number, ny: number): void => {
    if (wall === 0 || gap > own) return;
    const approach = (ux[i] * nx + uy[i] * ny) * speed[i];
    joints.push({ disc: i, other, nx, ny, approach, parting: 0, ease: lightness[i], impulse: 0 });
  };
  against(f.start.leftWall, x[i], LEFT, -1, 0);
  against(f.start.rightWall, f.start.length - x[i], RIGHT, 1, 0);
  against(f.start.topWall, y[i], TOP, 0, -1);
  against(f.start.bottomWall, f.start.width - y[i], BOTTOM, 0, 1);
}

/** Finds the impulses, notes the contacts, and sends the discs on their way. */
function settle(joints: Joint[], wedged: boolean): void {
  if (!hasRoom(joints.length)) return;
  const solved = !wedged && (solve(joints, 1) || solve(joints, 0));
  if (!solved) {
    vx.fill(0);
    vy.fill(0);
  }
  calm();
  note(joints);
  each(changed, (i) => send(i));
}

/**
 * Projected Gauss–Seidel, there and back again: impulse after impulse, each never below what keeps its contact a contact, until nothing
 * changes any more. With `rebound` 0 nobody is driven apart, and there is always an answer.
 */
function solve(joints: Joint[], rebound: 0 | 1): boolean {
  each(changed, (i) => {
    vx[i] = ux[i] * speed[i];
    vy[i] = uy[i] * speed[i];
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
function note(joints: Joint[]): void {
  joints.sort((a, b) => rank(a.disc, a.other) - rank(b.disc, b.other));
  for (const { disc, other, nx, ny, ease, impulse } of joints) {
    if (impulse * ease < LEAST_APPROACH) continue;
    f.normalX = nx;
    f.normalY = ny;
    f.impulse = impulse;
    if (isDisc(other)) noteContact(disc, other);
    else noteWall(disc, other);
    shake(disc);
    if (isDisc(other)) shake(other);
  }
}

function isNear(a: Slot, b: Slot, gap: number): boolean {
  const dx = x[b] - x[a];
  const dy = y[b] - y[a];
  const reach = radius[a] + radius[b] + gap;
  return dx * dx + dy * dy <= reach * reach && a !== b && phase[b] !== GONE;
}

function isJoined(joints: readonly Joint[], a: Slot, b: Slot): boolean {
  return joints.some(({ disc, other }) => (disc === a && other === b) || (disc === b && other === a));
}

/** The speed with which two discs approach each other along the line of their centres. */
function approachOf(a: Slot, b: Slot): number {
  const dx = x[b] - x[a];
  const dy = y[b] - y[a];
  const closing = (ux[a] * speed[a] - ux[b] * speed[b]) * dx + (uy[a] * speed[a] - uy[b] * speed[b]) * dy;
  return closing / Math.sqrt(dx * dx + dy * dy);
}
