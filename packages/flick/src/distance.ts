import type { Disc } from "./table.ts";

/** By a root and no more: how `Math.hypot` rounds is every engine's own affair (FLK-DET-02). */
export const lengthOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** The gap of two discs: negative where they overlap. */
export function gap(a: Pick<Disc, "x" | "y" | "radius">, b: Pick<Disc, "x" | "y" | "radius">): number {
  return lengthOf(b.x - a.x, b.y - a.y) - a.radius - b.radius;
}
