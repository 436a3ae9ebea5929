import type { Happening, SideCode } from "./codes.ts";
import { face } from "./facing.ts";
import { field as f } from "./field.ts";
import type { Slot } from "./lanes.ts";
import { edgeOf, isAcross, isFirst } from "./order.ts";
import type { Rows } from "./rows.ts";

export const CONTACT = 0;
export const WALL = 1;
export const EXIT = 2;
export const FALL = 3;

/** The columns of an entry. `SECOND` is a slot for a contact, a side for a wall or an exit, nobody for a fall. */
export const TIME = 0;
export const X = 1;
export const Y = 2;
export const KIND = 3;
export const FIRST = 4;
export const SECOND = 5;
export const IMPULSE = 6;
export const MARKS = 7;

/** The columns of a stretch of a track, after the same first three. Who comes to rest or leaves has the velocity 0. */
export const DISC = 3;
export const VX = 4;
export const VY = 5;

/** The marks of an entry, one bit each. */
export const FIRST_AFTER_WALL = 1;
export const SECOND_AFTER_WALL = 2;
export const OF_THE_FLICKED = 4;
export const BY_EXIT = 8;

/** FLK-CONTACT-01, 03, 05: the point is where the rims touch. The impulse stands in the field. */
export function noteContact(i: Slot, j: Slot): void {
  if (!isFirst(i, j)) {
    noteContact(j, i);
    return;
  }
  const at = note(CONTACT, i, j, f.afterWall[j] * SECOND_AFTER_WALL);
  // A barrier has its places on a line, so it is looked at from the disc.
  const [near, far] = i < f.count ? [i, j] : [j, i];
  face(near, far);
  const share = f.radius[near] / (f.radius[near] + f.radius[far]);
  f.log.cells[at + X] = f.x[near] + f.toX * share;
  f.log.cells[at + Y] = f.y[near] + f.toY * share;
}

/** FLK-CONTACT-01, 04: the point is on the wall; the wall sets the mark, but does not yet carry it itself. */
export function noteWall(i: Slot, side: SideCode): void {
  const at = note(WALL, i, side, 0);
  f.log.cells[at + (isAcross(side) ? X : Y)] = edgeOf(side);
  f.afterWall[i] = 1;
}

/** FLK-BOUND-02: is there room for so many meetings, each with the falls of two? If not, the flick is cut short. */
export function hasRoom(meetings: number): boolean {
  if (f.log.length + 3 * meetings > f.limit) f.cutShort = true;
  return !f.cutShort;
}

/** Writes an entry, and says where its row begins; its point is the first disc's centre, until another is put there. */
export function note(kind: number, first: Slot, second: Happening, mark: number): number {
  const at = addRow(f.log, first);
  const { cells } = f.log;
  cells[at + KIND] = kind;
  cells[at + FIRST] = first;
  cells[at + SECOND] = second;
  cells[at + IMPULSE] = f.impulse;
  cells[at + MARKS] =
    mark + f.afterWall[first] * FIRST_AFTER_WALL + (first === f.flicked ? OF_THE_FLICKED : 0);
  return at;
}

/** A new stretch of a disc's track begins, or the track ends; noted only when somebody will look at it. */
export function noteStretch(i: Slot): void {
  if (!f.traced) return;
  const at = addRow(f.trace, i);
  const { cells } = f.trace;
  cells[at + DISC] = i;
  cells[at + VX] = f.ux[i] * f.speed[i];
  cells[at + VY] = f.uy[i] * f.speed[i];
}

/** Every row begins with the time and with the centre of a disc. */
function addRow(rows: Rows, i: Slot): number {
  const at = rows.length * rows.columns;
  rows.length += 1;
  rows.cells[at + TIME] = f.now;
  rows.cells[at + X] = f.x[i];
  rows.cells[at + Y] = f.y[i];
  return at;
}
