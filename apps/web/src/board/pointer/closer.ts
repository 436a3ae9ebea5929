import type { Point } from "@ossuaire/flick";
import { type Camera, panned, zoomed } from "../camera.ts";

/** The board is moved along by a hand that goes from one place to another. */
export function pannedFrom(camera: Camera, from: Point, to: Point): Camera {
  return panned(camera, to.x - from.x, to.y - from.y);
}

/** One of two fingers goes from `before` to `hand` while the other rests: what lies between them stays there. */
export function pinched(camera: Camera, before: Point, hand: Point, other: Point): Camera {
  const apart = Math.hypot(before.x - other.x, before.y - other.y);
  const now = Math.hypot(hand.x - other.x, hand.y - other.y);
  const middle = { x: (hand.x + other.x) / 2, y: (hand.y + other.y) / 2 };
  const moved = panned(camera, (hand.x - before.x) / 2, (hand.y - before.y) / 2);
  return zoomed(moved, apart < 1 ? 1 : now / apart, middle);
}

/** Undefined where the wheel is not for the board: all of it is seen already, and the page may scroll. */
export function wheeled(camera: Camera, wheel: WheelEvent, at: Point): Camera | undefined {
  const { deltaY, deltaMode, ctrlKey } = wheel;
  if (camera.zoom === 1 && deltaY > 0 && !ctrlKey) return undefined;
  const lines = deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  const speed = ctrlKey ? 0.01 : 0.0016;
  return zoomed(camera, Math.exp(-deltaY * lines * speed), at);
}
