import type { Field, Happening } from "./field.ts";
import { BOTTOM, isDisc, LEFT, RESTING, RIGHT, STOP, TOP } from "./field.ts";
import { clear } from "./group.ts";
import { next, type Slot, type Tags, tags } from "./lanes.ts";
import { timeOfMeeting } from "./meeting.ts";

/** Places closer than this on a path are the same place: ties go by rule, not by rounding (FLK-CONTACT-03). In mm. */
const SAME_PLACE = 1e-9;

/** A path that cuts less than this share of R² is a graze: it could give no impulse. */
const GRAZE = 1 - 2e-12;

const ahead: Tags<Slot> = tags();

/**
 * Finds what a moving disc does next, if nothing changes. Against all that lies still this is a matter of lengths
 * on a straight line; one square root turns the shortest into a time. Other moving discs are then asked whether
 * they meet it before.
 */
export function predict(f: Field, i: Slot): void {
  const { x, y, radius, phase } = f;
  const { members: movers, size: moving } = f.movers;
  const px = x[i];
  const py = y[i];
  const ux = f.ux[i];
  const uy = f.uy[i];
  const speed = f.speed[i];
  const own = radius[i];
  const slowdown = f.slowdown;

  // Left and right before top and bottom: FLK-RULING-11.
  let way = (speed * speed) / (2 * slowdown);
  let what: Happening = STOP;
  if (ux !== 0) {
    const edge = ux > 0 ? f.length - f.rightWall * own : f.leftWall * own;
    const there = (edge - px) / ux;
    if (there < way) {
      way = there;
      what = ux > 0 ? RIGHT : LEFT;
    }
  }
  if (uy !== 0) {
    const edge = uy > 0 ? f.width - f.bottomWall * own : f.topWall * own;
    const there = (edge - py) / uy;
    if (there < (what === STOP ? way : way - SAME_PLACE)) {
      way = there;
      what = uy > 0 ? BOTTOM : TOP;
    }
  }

  // Which discs at rest lie in the lane ahead? Branch-free: of twenty discs one or two survive.
  let found: Slot = 0;
  const { count } = f;
  for (let j: Slot = 0; j < count; j = next(j)) {
    const dx = x[j] - px;
    const dy = y[j] - py;
    const reach = own + radius[j];
    const aside = dx * uy - dy * ux;
    const along = dx * ux + dy * uy;
    ahead[found] = j;
    const hit =
      +(aside * aside < reach * reach * GRAZE) &
      +(along > 0) &
      +(along - reach <= way + SAME_PLACE) &
      ~phase[j];
    found = next(found, hit & 1);
  }
  let nearest = Number.POSITIVE_INFINITY;
  let partner: Slot = 0;
  for (let k: Slot = 0; k < found; k = next(k)) {
    const j = ahead[k];
    const there = wayTo(f, i, j);
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

  let elapsed = what === STOP ? speed / slowdown : timeOfWay(way, speed, slowdown);
  for (let k: Slot = 0; k < moving; k = next(k)) {
    const j = movers[k];
    if (j === i) continue;
    f.answer = elapsed;
    if (timeOfMeeting(f, i, j)) {
      elapsed = f.answer;
      what = j;
    }
  }
  f.next[i] = what;
  f.due[i] = f.now + elapsed;
}

/** A disc has come to rest: do the moving ones now meet it, sooner than what they expect? */
function expect(f: Field, j: Slot): void {
  const { speed } = f;
  const { members: movers, size: moving } = f.movers;
  const slowdown = f.slowdown;
  for (let k: Slot = 0; k < moving; k = next(k)) {
    const i = movers[k];
    const way = wayTo(f, i, j);
    if (2 * slowdown * way >= speed[i] * speed[i]) continue;
    const time = f.now + timeOfWay(way, speed[i], slowdown);
    if (time < f.due[i]) {
      f.due[i] = time;
      f.next[i] = j;
    }
  }
}

/** Predicts anew for all whose motion, or whose partner's motion, the present event has changed. */
export function predictChanged(f: Field): void {
  const { movers, changed } = f;
  for (let k: Slot = 0; k < movers.size; k = next(k)) {
    const i = movers.members[k];
    const what = f.next[i];
    if (changed.has[i] === 1 || (isDisc(what) && changed.has[what] === 1)) predict(f, i);
  }
  for (let k: Slot = 0; k < changed.size; k = next(k)) {
    const i = changed.members[k];
    if (f.phase[i] === RESTING) expect(f, i);
  }
  clear(changed);
}

/** The way a moving disc has to go until it touches one at rest; endless if it passes by. */
function wayTo({ x, y, ux, uy, radius }: Field, i: Slot, j: Slot): number {
  const dx = x[j] - x[i];
  const dy = y[j] - y[i];
  const reach = radius[i] + radius[j];
  const aside = dx * uy[i] - dy * ux[i];
  const along = dx * ux[i] + dy * uy[i];
  if (along <= 0 || aside * aside >= reach * reach * GRAZE) return Number.POSITIVE_INFINITY;
  const apart = dx * dx + dy * dy - reach * reach;
  return apart <= 0 ? 0 : apart / (along + Math.sqrt(reach * reach - aside * aside));
}

/** How long a sliding disc takes for a way; the form of the quadratic formula that loses no digits. */
function timeOfWay(way: number, speed: number, slowdown: number): number {
  if (way <= 0) return 0;
  return (2 * way) / (speed + Math.sqrt(Math.max(0, speed * speed - 2 * slowdown * way)));
}
