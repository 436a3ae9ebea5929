import { LEAST_APPROACH } from "../constants.ts";
import { lengthOf } from "../distance.ts";
import { BOTTOM, GONE, type Happening, isDisc, isSide, LEFT, RESTING, RIGHT, STOP, TOP } from "./codes.ts";
import { face, wayToFace } from "./facing.ts";
import { field } from "./field.ts";
import { clear } from "./group.ts";
import { next, type Slot, type Tags, tags } from "./lanes.ts";
import { timeOfMeeting } from "./meeting.ts";
import { isWall } from "./order.ts";

const f = field;

/** Places closer than this on a path are the same place: ties go by rule, not by rounding (FLK-CONTACT-03). In mm. */
const SAME_PLACE = 1e-9;

/**
 * FLK-CONTACT-03: at the same time contacts come before walls and walls before exits. So that not rounding decides, each
 * of them counts as so much later than the one before, in s.
 */
export const LAG = 1e-13;

/** A path that cuts less than this share of R² is a graze: it could give no impulse. */
const GRAZE = 1 - 2e-12;

const ahead: Tags<Slot> = tags();

/**
 * Finds what a moving disc does next, if nothing changes. Against all that lies still this is a matter of lengths
 * on a straight line; one square root turns the shortest into a time. Other moving discs are then asked whether
 * they meet it before.
 */
export function predict(i: Slot): void {
  const { members, size } = f.movers;
  const px = f.x[i];
  const py = f.y[i];
  const goX = f.ux[i];
  const goY = f.uy[i];
  const pace = f.speed[i];
  const own = f.radius[i];
  const { count, slowdown } = f;

  // A centre keeps its radius from a wall, nothing from an open edge. Left and right before top and bottom: FLK-RULING-11.
  let way = (pace * pace) / (2 * slowdown);
  let what: Happening = STOP;
  if (goX !== 0) {
    const edge = goX > 0 ? f.length - own * f.walled[1] : own * f.walled[0];
    const there = (edge - px) / goX;
    if (there < way) {
      way = there;
      what = goX > 0 ? RIGHT : LEFT;
    }
  }
  if (goY !== 0) {
    const edge = goY > 0 ? f.width - own * f.walled[3] : own * f.walled[2];
    const there = (edge - py) / goY;
    if (there < (what === STOP ? way : way - SAME_PLACE)) {
      way = there;
      what = goY > 0 ? BOTTOM : TOP;
    }
  }

  // Which discs at rest lie in the lane ahead? Branch-free: of twenty discs one or two survive.
  let found: Slot = 0;
  for (let j: Slot = 0; j < count; j = next(j)) {
    const dx = f.x[j] - px;
    const dy = f.y[j] - py;
    const reach = own + f.radius[j];
    const aside = dx * goY - dy * goX;
    const along = dx * goX + dy * goY;
    ahead[found] = j;
    const hit =
      +(aside * aside < reach * reach * GRAZE) &
      +(along > 0) &
      +(along - reach <= way + SAME_PLACE) &
      ~f.phase[j];
    found = next(found, hit & 1);
  }
  let nearest = Number.POSITIVE_INFINITY;
  let partner: Slot = 0;
  for (let j = next(0, count); j < f.all; j = next(j)) {
    const there = wayToBarrier(i, j);
    if (there < nearest) {
      nearest = there;
      partner = j;
    }
  }
  for (let k: Slot = 0; k < found; k = next(k)) {
    const j = ahead[k];
    const there = wayTo(i, j);
    if (there < nearest) {
      nearest = there;
      partner = j;
    }
  }
  // A disc comes before a wall and a wall before an exit at the same place: FLK-CONTACT-03, RULING-10.
  if (nearest < way || (what !== STOP && nearest <= way + SAME_PLACE)) {
    way = nearest;
    what = partner;
  }

  let elapsed = what === STOP ? pace / slowdown : timeOfWay(way, pace, slowdown);
  for (let k: Slot = 0; k < size; k = next(k)) {
    const j = members[k];
    if (j === i) continue;
    f.answer = elapsed;
    if (timeOfMeeting(i, j)) {
      elapsed = f.answer;
      what = j;
    }
  }
  f.coming[i] = what;
  f.due[i] = f.now + elapsed + (isDisc(what) ? 0 : isSide(what) && isWall(what) ? LAG : 2 * LAG);
}

/** A disc has come to rest: do the moving ones now meet it, sooner than what they expect? */
function expect(j: Slot): void {
  const { members, size } = f.movers;
  const { slowdown } = f;
  for (let k: Slot = 0; k < size; k = next(k)) {
    const i = members[k];
    const way = wayTo(i, j);
    if (2 * slowdown * way >= f.speed[i] * f.speed[i]) continue;
    const time = f.now + timeOfWay(way, f.speed[i], slowdown);
    if (time < f.due[i]) {
      f.due[i] = time;
      f.coming[i] = j;
    }
  }
}

/** Predicts anew for all whose motion, or whose partner's motion, the present event has changed. */
export function predictChanged(): void {
  for (let k: Slot = 0; k < f.movers.size; k = next(k)) {
    const i: Slot = f.movers.members[k];
    const what = f.coming[i];
    if (f.changed.has[i] === 1 || (isDisc(what) && f.changed.has[what] === 1)) predict(i);
  }
  for (let k: Slot = 0; k < f.changed.size; k = next(k)) {
    const i = f.changed.members[k];
    if (f.phase[i] === RESTING) expect(i);
  }
  clear(f.changed);
}

/** Is the gap of a disc and another body at most this, in mm? */
export function isWithin(a: Slot, b: Slot, gap: number): boolean {
  face(a, b);
  const reach = f.radius[a] + f.radius[b] + gap;
  return f.toX * f.toX + f.toY * f.toY <= reach * reach;
}

/** FLK-CONTACT-02: do a disc and another body that touch meet? */
export function meets(a: Slot, b: Slot): boolean {
  return f.phase[b] !== GONE && approachOf(a, b) > LEAST_APPROACH;
}

/** The speed with which a disc and another body approach each other, along the line on which they would touch. */
export function approachOf(a: Slot, b: Slot): number {
  face(a, b);
  const { toX: dx, toY: dy } = f;
  const closing =
    (f.ux[a] * f.speed[a] - f.ux[b] * f.speed[b]) * dx + (f.uy[a] * f.speed[a] - f.uy[b] * f.speed[b]) * dy;
  return closing / lengthOf(dx, dy);
}

/** The way a moving disc has to go until it touches one at rest; endless if it passes by. */
function wayTo(i: Slot, j: Slot): number {
  return wayToCircle(i, j, f.x[j] - f.x[i], f.y[j] - f.y[i]);
}

/** FLK-BARRIER-01: to one of its faces, or to one of its round ends. */
function wayToBarrier(i: Slot, j: Slot): number {
  const dx = f.x[j] - f.x[i];
  const dy = f.y[j] - f.y[i];
  return Math.min(
    wayToFace(i, j),
    wayToCircle(i, j, dx, dy),
    wayToCircle(i, j, dx + f.spanX[j], dy + f.spanY[j]),
  );
}

/** As far as that to a disc of the other's radius, which lies so far from here. */
function wayToCircle(i: Slot, j: Slot, dx: number, dy: number): number {
  const reach = f.radius[i] + f.radius[j];
  const aside = dx * f.uy[i] - dy * f.ux[i];
  const along = dx * f.ux[i] + dy * f.uy[i];
  if (along <= 0 || aside * aside >= reach * reach * GRAZE) return Number.POSITIVE_INFINITY;
  const apart = dx * dx + dy * dy - reach * reach;
  return apart <= 0 ? 0 : apart / (along + Math.sqrt(reach * reach - aside * aside));
}

/** How long a sliding disc takes for a way; the form of the quadratic formula that loses no digits. */
function timeOfWay(way: number, pace: number, slowdown: number): number {
  if (way <= 0) return 0;
  return (2 * way) / (pace + Math.sqrt(Math.max(0, pace * pace - 2 * slowdown * way)));
}
