import type { Field, Happening, SideCode } from "./field.ts";
import { BOTTOM, isDisc, LEFT, RIGHT, STOP, TOP } from "./field.ts";
import type { Slot } from "./lanes.ts";

/**
 * FLK-CONTACT-03: which of two events at the same time comes first? Discs before walls, walls before exits, then by
 * id, the flicked disc named first. Slots follow the ids, so one number says it all.
 */
export function rank(f: Field, i: Slot, what: Happening): number {
  if (what === STOP) return 30_000 + i;
  if (!isDisc(what)) return (isWall(f, what) ? 10_000 : 20_000) + 100 * i - what;
  const first = i === f.flicked || what === f.flicked ? f.flicked : Math.min(i, what);
  return 100 * first + i + what - first;
}

export function isWall(f: Field, side: SideCode): boolean {
  const wall =
    side === LEFT ? f.leftWall : side === RIGHT ? f.rightWall : side === TOP ? f.topWall : f.bottomWall;
  return wall === 1;
}

/** Left and right are crossed along x, top and bottom along y. */
export const isAcross = (side: SideCode): boolean => side === LEFT || side === RIGHT;

/** The coordinate of a side. */
export function edgeOf(f: Field, side: SideCode): number {
  return side === RIGHT ? f.length : side === BOTTOM ? f.width : 0;
}
