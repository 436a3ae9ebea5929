import { arena, radiusOf } from "../arena.ts";

/** Where things stand: positions by id, so that a thought can be had about discs that only moved in the head. */
export interface Ground {
  readonly x: (piece: string) => number;
  readonly y: (piece: string) => number;
}

/**
 * How well one disc can be flicked straight at another: 1 from nearby, less from afar, 0 if something stands between.
 * Rough on purpose: it is asked for every flick that is tried out.
 */
export function lineOfFire(ground: Ground, from: string, to: string, between: readonly string[]): number {
  const fromX = ground.x(from);
  const fromY = ground.y(from);
  const dx = ground.x(to) - fromX;
  const dy = ground.y(to) - fromY;
  const square = dx * dx + dy * dy;
  const reach = radiusOf(from);
  for (const other of between) {
    if (other === from || other === to) continue;
    const ox = ground.x(other) - fromX;
    const oy = ground.y(other) - fromY;
    const along = ox * dx + oy * dy;
    if (along <= 0 || along >= square) continue;
    const across = ox * dy - oy * dx;
    const room = reach + radiusOf(other);
    if (across * across < room * room * square) return 0;
  }
  return 1 - (0.7 * Math.sqrt(square)) / arena.length;
}
