import type { Point } from "@ossuaire/flick";

/** A touch without a movement: where, in CSS pixels, and when, in ms. */
export interface Tap extends Point {
  readonly time: number;
}

/** Two taps in quick succession at about the same place. */
export function isTwice(first: Tap | undefined, second: Tap): boolean {
  if (first === undefined) return false;
  const near = Math.hypot(second.x - first.x, second.y - first.y) < 30;
  return near && second.time - first.time < 330;
}
