import { BOTTOM, isDisc, LEFT, RIGHT, type SideCode, sideIndex } from "./codes.ts";
import { field as f } from "./field.ts";
import type { Slot } from "./lanes.ts";

/** FLK-CONTACT-03: where a contact stands among those that are settled together: discs before walls, then by id. */
export function rank(i: Slot, what: Slot | SideCode): number {
  const { order } = f;
  if (!isDisc(what)) return 10_000 + 100 * order[i] - what;
  return isFirst(i, what) ? 100 * order[i] + order[what] : 100 * order[what] + order[i];
}

/** FLK-CONTACT-03: in a contact the flicked disc is named first, otherwise the smaller id. */
export function isFirst(i: Slot, j: Slot): boolean {
  return i === f.flicked || (j !== f.flicked && f.order[i] < f.order[j]);
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
