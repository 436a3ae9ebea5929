import { isDisc, isSide, RESTING } from "./codes.ts";
import { LAG, predict, predictChanged } from "./detection.ts";
import { field as f } from "./field.ts";
import { add, clear } from "./group.ts";
import { next, type Slot } from "./lanes.ts";
import { hasRoom } from "./log.ts";
import { advance, halt, send } from "./motion.ts";
import { passSide } from "./resolution.ts";
import { collide, since } from "./together.ts";

/** Events that give no entry are rare; should they ever go on and on, they are cut short like the others. */
const MOST_EVENTS = 20_000;

/** Plays one flick to its end: which event is next, bring the discs there, resolve it, predict again. */
export function play(): void {
  for (let events = 0; f.movers.size > 0; events++) {
    const i = soonest();
    advance(i);
    if (events === MOST_EVENTS) f.cutShort = true;
    else happen(i);
    if (f.cutShort) stopAll();
    else predictChanged();
  }
}

/** Sets the flicked disc in motion; its velocity stands in `vx` and `vy`. */
export function launch(i: Slot): void {
  f.flicked = i;
  since.fill(-1);
  send(i);
  predict(i);
}

function happen(i: Slot): void {
  const what = f.coming[i];
  if (isDisc(what)) {
    collide(i, what);
  } else if (isSide(what)) {
    reachSides();
  } else {
    add(f.changed, i);
    halt(i, RESTING);
  }
}

/** FLK-DET-03: all that reach a wall in this moment, or an edge, do so before anything comes of it. */
function reachSides(): void {
  const { changed, movers } = f;
  const until = f.now + LAG / 2;
  for (let k: Slot = 0; k < movers.size; k = next(k)) {
    const i = movers.members[k];
    if (f.due[i] < until && isSide(f.coming[i])) add(changed, i);
  }
  if (!hasRoom(changed.size)) return;
  // FLK-CONTACT-03: by name, in which order the bodies are.
  for (const { slot } of f.start?.bodies ?? []) if (changed.has[slot] === 1) passSide(slot);
}

/** The moving disc with the earliest event. */
function soonest(): Slot {
  const { members, size } = f.movers;
  let first = members[0];
  for (let k: Slot = 1; k < size; k = next(k)) {
    const i = members[k];
    if (f.due[i] < f.due[first]) first = i;
  }
  return first;
}

/** FLK-BOUND-02: wherever they are, discs do not overlap; so there they stop. */
function stopAll(): void {
  while (f.movers.size > 0) halt(f.movers.members[0], RESTING);
  clear(f.changed);
}
