import { lengthOf } from "../distance.ts";
import { isDisc, type SideCode } from "./codes.ts";
import { field as f } from "./field.ts";
import { each } from "./group.ts";
import { lane, MOST_JOINTS, next, type Place, type Slot, tags } from "./lanes.ts";

/** When no speed is off by more than this, in mm/s, the impulses are found; in the end this much will do. */
const EXACT = 1e-9;
const GOOD = 0.05;
/** Most need ten; packs that cannot part would go on for ever. */
const SWEEPS = 60;

/**
 * Contacts that are settled together, in units in which an impulse of 1 changes the parting of its own two by 1: `size`
 * is the root of what a plain impulse of 1 does. The normal points from the disc, which is movable, to the other.
 */
export const disc = tags<Slot, Place>(MOST_JOINTS);
export const other = tags<Slot | SideCode, Place>(MOST_JOINTS);
export const size = lane<Place>(MOST_JOINTS);
export const impulse = lane<Place>(MOST_JOINTS);
const nx = lane<Place>(MOST_JOINTS);
const ny = lane<Place>(MOST_JOINTS);
/** The speed with which the two are to part, if nothing else drives them apart faster; and by how much they do. */
const parting = lane<Place>(MOST_JOINTS);
const excess = lane<Place>(MOST_JOINTS);
/** What the last sweep did to the impulse. */
const change = lane<Place>(MOST_JOINTS);

export function join(k: Place, a: Slot, b: Slot | SideCode, dx: number, dy: number, part: number): void {
  const root = Math.sqrt(f.lightness[a] + (isDisc(b) ? f.lightness[b] : 0));
  const scale = lengthOf(dx, dy) * root;
  disc[k] = a;
  other[k] = b;
  size[k] = root;
  nx[k] = dx / scale;
  ny[k] = dy / scale;
  parting[k] = part / root;
}

/**
 * The impulses that make contacts part as they should: none draws its two together, and there is none where others
 * drive them apart. They are the least of a convex function, and found by going down its slope, as far each time as the
 * last sweep shows to be right (Barzilai and Borwein). All impulses change together: their order does not matter, and what
 * is symmetric stays so (FLK-DET-03). With `rebound` 0 nobody is driven apart, and there is always an answer.
 */
export function solve(from: Place, to: number, first: Slot, rebound: 0 | 1): boolean {
  each(
    f.changed,
    (i) => {
      f.vx[i] = f.ux[i] * f.speed[i];
      f.vy[i] = f.uy[i] * f.speed[i];
    },
    first,
  );
  for (let k = from; k < to; k = next(k)) impulse[k] = change[k] = 0;
  let far = 0.5;
  let most = 0;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let done = 0;
    let effect = 0;
    most = 0;
    for (let k = from; k < to; k = next(k)) {
      const now = partingOf(k) - rebound * parting[k];
      done += change[k] * change[k];
      effect += change[k] * (now - excess[k]);
      excess[k] = now;
      if (impulse[k] > 0 || now < 0) most = Math.max(most, Math.abs(now) * size[k]);
    }
    if (most < EXACT) return true;
    if (effect > 0) far = done / effect;
    for (let k = from; k < to; k = next(k)) {
      const last = impulse[k];
      impulse[k] = Math.max(0, last - far * excess[k]);
      change[k] = impulse[k] - last;
      push(k, change[k]);
    }
  }
  return most < GOOD;
}

function partingOf(k: Place): number {
  const a = disc[k];
  const b = other[k];
  const own = f.vx[a] * nx[k] + f.vy[a] * ny[k];
  return isDisc(b) ? f.vx[b] * nx[k] + f.vy[b] * ny[k] - own : -own;
}

function push(k: Place, by: number): void {
  const a = disc[k];
  const b = other[k];
  const own = by * f.lightness[a];
  f.vx[a] -= own * nx[k];
  f.vy[a] -= own * ny[k];
  if (!isDisc(b)) return;
  const its = by * f.lightness[b];
  f.vx[b] += its * nx[k];
  f.vy[b] += its * ny[k];
}
