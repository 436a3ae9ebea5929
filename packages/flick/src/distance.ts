import type { Barrier, Disc, Point } from "./table.ts";

/** By a root and no more: how `Math.hypot` rounds is every engine's own affair (FLK-DET-02). */
export const lengthOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** The gap of two discs: negative where they overlap. */
export function gap(a: Pick<Disc, "x" | "y" | "radius">, b: Pick<Disc, "x" | "y" | "radius">): number {
  return lengthOf(b.x - a.x, b.y - a.y) - a.radius - b.radius;
}

/** The place of a barrier's middle line that is nearest to a point: between its ends, or one of them (FLK-BARRIER-01). */
function nearestOn({ from, to }: Barrier, { x, y }: Point): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const held = Math.min(1, Math.max(0, share));
  return { x: from.x + dx * held, y: from.y + dy * held };
}

/** The gap of a disc and a barrier. */
export function gapTo(barrier: Barrier, disc: Pick<Disc, "x" | "y" | "radius">): number {
  return gap({ ...nearestOn(barrier, disc), radius: barrier.radius }, disc);
}
