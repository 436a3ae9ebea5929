import { predict, predictChanged } from "./detection.ts";
import type { Field, Happening } from "./field.ts";
import { isDisc, RESTING, STOP } from "./field.ts";
import { add, clear } from "./group.ts";
import { next, type Slot } from "./lanes.ts";
import { hasRoom } from "./log.ts";
import { advance, halt, send } from "./motion.ts";
import { isWall, rank } from "./order.ts";
import { exit, meet, rebound } from "./resolution.ts";
import { collapse, isCrowded, meetTogether } from "./together.ts";

/** Events closer than this happen at the same time: FLK-CONTACT-03 orders them, not rounding. In seconds. */
const SAME_TIME = 1e-12;

/** FLK-RULING-12: more meetings of one disc than this within this time, in s, are a collapse. */
const MANY = 16;
const WINDOW = 1e-4;

/** Events that give no entry are rare; should they ever go on and on, they are cut short like the others. */
const MOST_EVENTS = 20_000;

/** Plays one flick to its end: which event is next, bring the discs there, resolve it, predict again. */
export function play(f: Field): void {
  for (let events = 0; f.movers.size > 0; events++) {
    const i = soonest(f);
    f.now = Math.max(f.now, f.due[i]);
    advance(f);
    if (events === MOST_EVENTS) f.cutShort = true;
    else happen(f, i, f.next[i]);
    if (f.cutShort) stopAll(f);
    else predictChanged(f);
  }
}

/** Sets the flicked disc in motion; its velocity stands in `vx` and `vy`. */
export function launch(f: Field, i: Slot): void {
  f.flicked = i;
  send(f, i);
  predict(f, i);
}

function happen(f: Field, i: Slot, what: Happening): void {
  if (isDisc(what)) {
    collide(f, i, what);
  } else if (what === STOP) {
    add(f.changed, i);
    halt(f, i, RESTING);
  } else if (hasRoom(f, 1)) {
    if (isWall(f, what)) rebound(f, i, what);
    else exit(f, i, what);
  }
}

function collide(f: Field, i: Slot, j: Slot): void {
  const many = Math.max(countMeeting(f, i), countMeeting(f, j)) > MANY;
  if (many) collapse(f, i);
  else if (isCrowded(f, i, j)) meetTogether(f, i, j);
  else if (hasRoom(f, 1)) meet(f, i, j);
}

function countMeeting(f: Field, i: Slot): number {
  add(f.touched, i);
  if (f.now - f.meetingsSince[i] > WINDOW) {
    f.meetingsSince[i] = f.now;
    f.meetings[i] = 0;
  }
  if (f.meetings[i] <= MANY) f.meetings[i] += 1;
  return f.meetings[i];
}

/** The moving disc with the earliest event; at the same time, the one whose event comes first by rule. */
function soonest(f: Field): Slot {
  const { due } = f;
  const { members: movers, size: moving } = f.movers;
  let first = movers[0];
  for (let k: Slot = 1; k < moving; k = next(k)) {
    const i = movers[k];
    const later = due[i] - due[first];
    if (later < -SAME_TIME || (later <= SAME_TIME && rank(f, i, f.next[i]) < rank(f, first, f.next[first])))
      first = i;
  }
  return first;
}

/** FLK-BOUND-02: wherever they are, discs do not overlap; so there they stop. */
function stopAll(f: Field): void {
  while (f.movers.size > 0) halt(f, f.movers.members[0], RESTING);
  clear(f.changed);
}
