import { LEAST_APPROACH, SLOWEST, TOUCH } from "../constants.ts";
import { BOTTOM, GONE, isDisc, LEFT, RIGHT, TOP } from "./codes.ts";
import { approachOf, isWithin, meets } from "./detection.ts";
import { bounceOf, face } from "./facing.ts";
import { field as f } from "./field.ts";
import { add, each } from "./group.ts";
import { disc, impulse, join, other, size, solve } from "./joints.ts";
import { lane, MOST_JOINTS, next, type Place, type Slot } from "./lanes.ts";
import { hasRoom, noteContact, noteWall } from "./log.ts";
import { send } from "./motion.ts";
import { edgeOf, isAcross, isWall, rank } from "./order.ts";
import { calm, meet, shake } from "./resolution.ts";

/** Who touches and approaches somebody meets him within this time, in s. */
const SOON = TOUCH / LEAST_APPROACH;

/** FLK-RULING-12: more meetings of one disc than this within this time, in s, are a collapse. */
const MANY = 16;
const WINDOW = 1e-4;
/** FLK-RULING-12: discs lie against each other when their gap is below this, in mm. */
const AGAINST = 1e-4;
/** FLK-RULING-12: discs that still meet more often than this in one window of time are wedged in. */
const TOO_MANY = 24;

/** Where barriers cross, a disc can lean against more of them than there is room for: the rest are met a moment later. Four walls still fit. */
const LAST_JOINT = MOST_JOINTS - 4;

/** FLK-RULING-12: how often a disc has met others since its present window of time began, and when that was. */
const meetings = lane();
export const since = lane();

/**
 * Two discs meet. FLK-CONTACT-06: so do all pairs that touch and approach each other now, wherever they are; what comes of
 * that is the next event, at the same time. So a symmetric hit stays symmetric, no contact is lost because another was
 * settled first, and it does not matter who is called what (FLK-DET-03).
 */
export function collide(i: Slot, j: Slot): void {
  const tired = Math.max(meetingsOf(i), meetingsOf(j)) >= MANY;
  if (tired || isCrowded(i, j)) {
    meetTogether(i, tired);
  } else if (hasRoom(1)) {
    meetings[i] += 1;
    meetings[j] += 1;
    meet(i, j);
  }
}

function isCrowded(i: Slot, j: Slot): boolean {
  const { members, size } = f.movers;
  for (let k: Slot = 0; k < size; k = next(k)) {
    const a = members[k];
    const partner = a === i ? j : a === j ? i : a;
    if ((partner !== a || f.due[a] - f.now < SOON) && meetsOther(a, partner)) return true;
  }
  return false;
}

function meetsOther(a: Slot, partner: Slot): boolean {
  for (let b: Slot = 0; b < f.all; b = next(b)) {
    if (isWithin(a, b, TOUCH) && b !== partner && meets(a, b)) return true;
  }
  return false;
}

/** How often a disc has met others of late. */
function meetingsOf(i: Slot): number {
  if (f.now - since[i] > WINDOW) {
    since[i] = f.now;
    meetings[i] = 0;
  }
  return meetings[i];
}

/** First those that collapse, since they draw in what lies against them. */
function meetTogether(i: Slot, tired: boolean): void {
  let joints = tired ? settle(i, 0, true) : 0;
  for (const collapsing of [true, false]) {
    each(f.movers, (a) => {
      if (f.changed.has[a] === 0 && meetingsOf(a) >= MANY === collapsing && meetsOther(a, a))
        joints = settle(a, joints, collapsing);
    });
  }
  const all: Place[] = [];
  for (let k: Place = 0; k < joints; k = next(k)) all.push(k);
  if (!hasRoom(joints)) return;
  // FLK-CONTACT-03: discs before walls, then by name.
  for (const k of all.sort((a, b) => rank(disc[a], other[a]) - rank(disc[b], other[b]))) note(k);
  each(f.changed, send);
}

/**
 * Finds the velocities of a disc and of all that hang together with it: by contacts in which they approach each other,
 * with their rebound. FLK-RULING-12: or, collapsing, by all in which they lie against each other or against a wall,
 * without rebound, but so that movable discs part and need not meet again.
 */
function settle(i: Slot, from: Place, collapsing: boolean): Place {
  const { changed } = f;
  const first = next(0, changed.size);
  let to = from;
  let count = 0;
  const gather = (a: Slot): void => {
    if (f.lightness[a] === 0) return;
    meetings[a] = meetingsOf(a) + 1;
    count = Math.max(count, meetings[a]);
    for (let b: Slot = 0; b < f.all; b = next(b)) {
      if (to >= LAST_JOINT || !isWithin(a, b, collapsing ? AGAINST : TOUCH)) continue;
      if (collapsing ? a === b || f.phase[b] === GONE : !meets(a, b)) continue;
      let parting = collapsing ? 0 : bounceOf(b) * approachOf(a, b);
      add(changed, b);
      if (f.lightness[b] > 0) {
        parting = Math.max(parting, SLOWEST);
        // It will come to this contact from its side.
        if (b < a) continue;
      }
      face(a, b);
      join(to, a, b, f.toX, f.toY, parting);
      to = next(to);
    }
    if (!collapsing) return;
    for (const side of [LEFT, RIGHT, TOP, BOTTOM] as const) {
      const across = isAcross(side);
      const way = edgeOf(side) - (across ? f.x[a] : f.y[a]);
      if (to >= MOST_JOINTS || !isWall(side) || Math.abs(way) > f.radius[a] + AGAINST) continue;
      join(to, a, side, across ? way : 0, across ? 0 : way, 0);
      to = next(to);
    }
  };
  add(changed, i);
  each(changed, gather, first);
  if (!solve(from, to, first, 1)) solve(from, to, first, 0);
  calm(first, count > TOO_MANY);
  const mark = (a: Slot): void => {
    meetings[a] = count;
    since[a] = f.now;
  };
  if (collapsing) each(changed, mark, first);
  return to;
}

/**
 * Who was merely leant against is no contact (FLK-CONTACT-02). Who was met is one, and with an impulse, even where others
 * drive the two apart (FLK-CONTACT-06).
 */
function note(k: Place): void {
  const a = disc[k];
  const b = other[k];
  const least = LEAST_APPROACH / size[k];
  if (impulse[k] < least && !(isDisc(b) && meets(a, b))) return;
  f.impulse = Math.max(impulse[k], least) / size[k];
  if (isDisc(b)) {
    noteContact(a, b);
    shake(b);
  } else {
    noteWall(a, b);
  }
  shake(a);
}
