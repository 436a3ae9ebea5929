import { type Happening, type SideCode, STOP } from "./codes.ts";
import { field } from "./field.ts";
import type { Slot } from "./lanes.ts";
import { edgeOf, isAcross } from "./order.ts";
import { addRow } from "./rows.ts";

const f = field;
const { afterWall, log, radius, x, y } = f;

export const CONTACT = 0;
export const WALL = 1;
export const EXIT = 2;
const FALL = 3;

/** The columns of an entry. `SECOND` is a slot for a contact, a side for a wall or an exit, nobody for a fall. */
export const KIND = 0;
export const TIME = 1;
export const FIRST = 2;
export const SECOND = 3;
export const IMPULSE = 4;
export const MARKS = 5;
export const X = 6;
export const Y = 7;

/** Bits of `MARKS`. */
export const FIRST_AFTER_WALL = 1;
export const SECOND_AFTER_WALL = 2;
export const OF_THE_FLICKED = 4;
export const BY_EXIT = 8;

/** FLK-CONTACT-01, 03, 05: the normal and the impulse stand in the field. */
export function noteContact(i: Slot, j: Slot): void {
  const { flicked } = f;
  const iFirst = i === flicked || (j !== flicked && i < j);
  const first = iFirst ? i : j;
  const second = iFirst ? j : i;
  const at = note(CONTACT, first, second, marksOf(first) + afterWall[second] * SECOND_AFTER_WALL);
  log.cells[at] = x[i] + f.normalX * radius[i];
  log.cells[at + 1] = y[i] + f.normalY * radius[i];
}

/** FLK-CONTACT-04: the wall sets the mark, but does not yet carry it itself. */
export function noteWall(i: Slot, side: SideCode): void {
  noteSide(WALL, i, side);
  afterWall[i] = 1;
}

/** FLK-STACK-04. */
export function noteFall(carrier: Slot, cause: 0 | typeof BY_EXIT): void {
  const at = note(FALL, carrier, STOP, cause);
  log.cells[at] = x[carrier];
  log.cells[at + 1] = y[carrier];
}

/** FLK-BOUND-02: is there room for so many meetings, each with the falls of two? If not, the flick is cut short. */
export function hasRoom(meetings: number): boolean {
  if (log.length + 3 * meetings > f.limit) f.cutShort = true;
  return !f.cutShort;
}

/** FLK-CONTACT-01 for a wall, FLK-EXIT-02 for an open edge: the point is on the side. */
export function noteSide(kind: typeof WALL | typeof EXIT, i: Slot, side: SideCode): void {
  const at = note(kind, i, side, marksOf(i));
  const across = isAcross(side);
  log.cells[at] = across ? edgeOf(side) : x[i];
  log.cells[at + 1] = across ? y[i] : edgeOf(side);
}

const marksOf = (i: Slot): number => afterWall[i] * FIRST_AFTER_WALL + (i === f.flicked ? OF_THE_FLICKED : 0);

/** Writes an entry, column after column, and says where its point belongs. */
function note(kind: number, first: Slot, second: Happening, marks: number): number {
  const at = addRow(log);
  const { cells } = log;
  cells[at] = kind;
  cells[at + 1] = f.now;
  cells[at + 2] = first;
  cells[at + 3] = second;
  cells[at + 4] = f.impulse;
  cells[at + 5] = marks;
  return at + 6;
}
