import { type Flick, WEAKEST } from "@ossuaire/flick";
import type { Random } from "./random.ts";

/** How well somebody flicks. Both are typical errors: two of three flicks stay below them. */
export interface Hand {
  /** Of the direction: the tangent of the angle. */
  readonly aim: number;
  /** Of the strength: a share of the speed. */
  readonly strength: number;
}

/** Half a degree off. */
export const steady: Hand = { aim: 0.01, strength: 0.03 };
/** Two degrees off. */
export const trained: Hand = { aim: 0.035, strength: 0.08 };
/** Five degrees off. */
export const shaky: Hand = { aim: 0.087, strength: 0.16 };

/** The flick as this hand really plays it: whole mm/s, and never too weak to be legal. */
export function shaken(flick: Flick, hand: Hand, random: Random): Flick {
  const played = { ...flick };
  shake(played, flick.vx, flick.vy, hand.aim * drawError(random), hand.strength * drawError(random));
  return played;
}

/** FLK-FLICK-03: just fast enough that rounding to whole mm/s does not make it too weak. */
export const GENTLE = WEAKEST + 1;

/** Normal enough, and of whole numbers only: three of them add up to a variance of 1 (times 1000, squared). */
export function drawError(random: Random): number {
  const part = (): number => random.int(-1000, 1000);
  return (part() + part() + part()) / 1000;
}

interface Velocity {
  vx: number;
  vy: number;
}

/** Writes the velocity, turned by the tangent and stronger by the share, into `played`: trials allocate nothing. */
export function shake(played: Velocity, vx: number, vy: number, turn: number, share: number): void {
  const scale = Math.max(1 + share, 0) / Math.sqrt(1 + turn * turn);
  whole(played, (vx - vy * turn) * scale, (vy + vx * turn) * scale);
  if (played.vx * played.vx + played.vy * played.vy >= WEAKEST * WEAKEST) return;
  const gentle = GENTLE / Math.sqrt((vx * vx + vy * vy) * (1 + turn * turn));
  whole(played, (vx - vy * turn) * gentle, (vy + vx * turn) * gentle);
}

/** FLK-UNIT-01: −0 never appears. */
function whole(velocity: Velocity, vx: number, vy: number): void {
  velocity.vx = Math.round(vx) + 0;
  velocity.vy = Math.round(vy) + 0;
}
