import { type Happening, isDisc, RESTING, STOP } from "./codes.ts";
import { isCrowded, predict, predictChanged } from "./detection.ts";
import { field } from "./field.ts";
import { add, clear } from "./group.ts";
import { next, type Slot } from "./lanes.ts";
import { hasRoom } from "./log.ts";
import { advance, halt, send } from "./motion.ts";
import { isWall, rank } from "./order.ts";
import { exit, meet, rebound } from "./resolution.ts";
import { collapse, meetTogether } from "./together.ts";

const f = field;

/** Events closer than this happen at the same time: FLK-CONTACT-03 orders them, not rounding. In seconds. */
const SAME_TIME = 1e-12;

/** FLK-RULING-12: more meetings of one disc than this within this time, in s, are a collapse. */
const MANY = 16;
const WINDOW = 1e-4;

/** Events that give no entry are rare; should they ever go on and on, they are cut short like the others. */
const MOST_EVENTS = 20_000;

/** Plays one flick to its end: which event is next, bring the discs there, resolve it, predict again. */
export function play(): void {
  for (let events = 0; f.movers.size > 0; events++) {
    const i = soonest();
    advance(i);
    if (events === MOST_EVENTS) f.cutShort = true;
    else happen(i, f.coming[i]);
    if (f.cutShort) stopAll();
    else predictChanged();
  }
}

/** Sets the flicked disc in motion; its velocity stands in `vx` and `vy`. */
export function launch(i: Slot): void {
  f.flicked = i;
  send(i);
  predict(i);
}

function happen(i: Slot, what: Happening): void {
  if (isDisc(what)) {
    collide(i, what);
  } else if (what === STOP) {
    add(f.changed, i);
    halt(i, RESTING);
  } else if (hasRoom(1)) {
    if (isWall(what)) rebound(i, what);
    else exit(i, what);
  }
}

function collide(i: Slot, j: Slot): void {
  const many = Math.max(countMeeting(i), countMeeting(j)) > MANY;
  if (many) collapse(i);
  else if (isCrowded(i, j)) meetTogether(i, j);
  else if (hasRoom(1)) meet(i, j);
}

function countMeeting(i: Slot): number {
  f.touched[i] = 1;
  if (f.now - f.meetingsSince[i] > WINDOW) {
    f.meetingsSince[i] = f.now;
    f.meetings[i] = 0;
  }
  f.meetings[i] += 1;
  return f.meetings[i];
}

/** The moving disc with the earliest event; at the same time, the one whose event comes first by rule. */
function soonest(): Slot {
  const { members, size } = f.movers;
  let first = members[0];
  for (let k: Slot = 1; k < size; k = next(k)) {
    const i = members[k];
    const later = f.due[i] - f.due[first];
    if (later < -SAME_TIME || (later <= SAME_TIME && rank(i, f.coming[i]) < rank(first, f.coming[first])))
      first = i;
  }
  return first;
}

/** FLK-BOUND-02: wherever they are, discs do not overlap; so there they stop. */
function stopAll(): void {
  while (f.movers.size > 0) halt(f.movers.members[0], RESTING);
  clear(f.changed);
}
