import type { Point } from "@ossuaire/flick";

/** A flick that is about to be made. */
export interface Aim {
  readonly piece: string;
  /** On the board, in whole mm/s (FLK-FLICK-01). */
  readonly vx: number;
  readonly vy: number;
  /** From the weakest flick, 0, to the strongest, 1. */
  readonly power: number;
}

export interface Limits {
  readonly weakest: number;
  readonly strongest: number;
}

/** The flick in a direction on the board, of any length. */
export function aimAlong(piece: string, { x, y }: Point, power: number, limits: Limits): Aim | undefined {
  const length = Math.hypot(x, y);
  if (!(length > 0)) return undefined;
  const held = Math.min(1, Math.max(0, power));
  const speed = speedOf(held, limits);
  const vx = Math.round((x / length) * speed) + 0;
  const vy = Math.round((y / length) * speed) + 0;
  return { piece, vx, vy, power: held };
}

/** The flick of a hand that moved this fast on the board; none if that was too slow to be meant. */
export function aimOf(piece: string, velocity: Point, limits: Limits): Aim | undefined {
  const speed = Math.hypot(velocity.x, velocity.y);
  if (!(speed >= limits.weakest)) return undefined;
  return aimAlong(piece, velocity, (speed - limits.weakest) / (limits.strongest - limits.weakest), limits);
}

function speedOf(power: number, { weakest, strongest }: Limits): number {
  // One more than the weakest: whole numbers may be up to 0.71 mm/s shorter than what they were rounded from.
  return Math.max(weakest + 1, weakest + (strongest - weakest) * power);
}
