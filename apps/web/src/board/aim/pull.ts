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

/** Pulled back from `anchor` to `hand`. Nothing while the hand is still on the disc, or has come back to it. */
export function pull(anchor: Point, hand: Point, { slack, full }: Reach): Pull | undefined {
  const direction = { x: anchor.x - hand.x, y: anchor.y - hand.y };
  const length = Math.hypot(direction.x, direction.y);
  if (length <= slack) return undefined;
  return { direction, power: Math.min(1, (length - slack) / (full - slack)) };
}

/** On a small screen a hand has less room, so the whole power lies nearer. */
export function reachOn(frame: { readonly width: number; readonly height: number }, radius: number): Reach {
  const slack = Math.max(12, radius);
  return { slack, full: slack + Math.min(190, Math.max(90, Math.min(frame.width, frame.height) * 0.34)) };
}
