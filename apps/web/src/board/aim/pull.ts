import type { Point } from "@ossuaire/flick";

/** How far a pull goes, in CSS pixels: nothing up to `slack`, all the power from `full` on. */
export interface Reach {
  readonly slack: number;
  readonly full: number;
}

export interface Pull {
  /** Where the disc will go on the screen: away from the hand. */
  readonly direction: Point;
  readonly power: number;
}

/** Pulled back from `anchor` to `hand`. */
export function pull(anchor: Point, hand: Point, { slack, full }: Reach): Pull {
  const direction = { x: anchor.x - hand.x, y: anchor.y - hand.y };
  const length = Math.hypot(direction.x, direction.y);
  return { direction, power: Math.min(1, Math.max(0, (length - slack) / (full - slack))) };
}

/** A hand that has gone so far from where it pressed, in CSS pixels, no longer taps: it aims. */
export const begins = 8;

/** Come back so near to the disc, it lets go. */
export const letsGo = 12;

/** Whether a hand aims: `moved` from where it pressed, `away` from the disc, which it may have left before. */
export function isAim(moved: number, away: number, left: boolean): boolean {
  return moved >= begins && (!left || away > letsGo);
}

/** How far from the middle of a disc its arrow reaches, in mm: beyond the ring around it. */
export function arrowEnd(radius: number): number {
  return radius * 1.32 + 17;
}

/** On a small screen a hand has less room, so the whole power lies nearer. */
export function reachOn({ width, height }: { readonly width: number; readonly height: number }): Reach {
  return { slack: letsGo, full: letsGo + Math.min(190, Math.max(90, Math.min(width, height) * 0.34)) };
}
