import { BOTTOM, type Happening, isDisc, LEFT, RIGHT, type SideCode, STOP, sideIndex } from "./codes.ts";
import { field } from "./field.ts";
import type { Slot } from "./lanes.ts";

const f = field;

/**
 * FLK-CONTACT-03: which of two events at the same time comes first? Discs before walls, walls before exits, then by
 * id, the flicked disc named first. Slots follow the ids, so one number says it all.
 */
export function rank(i: Slot, what: Happening): number {
  if (what === STOP) return 30_000 + i;
  if (!isDisc(what)) return (isWall(what) ? 10_000 : 20_000) + 100 * i - what;
  const first = i === f.flicked || what === f.flicked ? f.flicked : Math.min(i, what);
  return 100 * first + i + what - first;
}

export function isWall(side: SideCode): boolean {
  return f.walled[sideIndex(side)] === 1;
}

/** Left and right are crossed along x, top and bottom along y. */
export const isAcross = (side: SideCode): boolean => side === LEFT || side === RIGHT;

/** The coordinate of a side. */
export function edgeOf(side: SideCode): number {
  return side === RIGHT ? f.length : side === BOTTOM ? f.width : 0;
}
