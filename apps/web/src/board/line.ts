import type { Point } from "@ossuaire/flick";

/** The ends of a straight line; `span` leads from its middle to one of them. */
export function endsOf({ x, y }: Point, span: Point): { readonly from: Point; readonly to: Point } {
  return { from: { x: x - span.x, y: y - span.y }, to: { x: x + span.x, y: y + span.y } };
}

/** Its place that is nearest to a point. */
export function nearestOn(middle: Point, span: Point, to: Point): Point {
  const length = span.x * span.x + span.y * span.y;
  const share = length === 0 ? 0 : ((to.x - middle.x) * span.x + (to.y - middle.y) * span.y) / length;
  const held = Math.min(1, Math.max(-1, share));
  return { x: middle.x + span.x * held, y: middle.y + span.y * held };
}
