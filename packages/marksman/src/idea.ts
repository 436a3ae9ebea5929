import { strongestSpeed } from "@ossuaire/flick";
import { anyDirection } from "./compass.ts";
import { GENTLE } from "./hand.ts";
import type { Random } from "./random.ts";
import type { Stand } from "./stand.ts";

/** A flick to try: whole mm/s, legal as it stands. */
export interface Idea {
  readonly stand: Stand;
  readonly vx: number;
  readonly vy: number;
  /** How likely it seems, from 0 to 1, that the hand achieves what it was thought of for. Trials correct it. */
  readonly ease: number;
}

/** The legal flick nearest to this one; ux, uy is a unit vector. */
export function ideaOf(stand: Stand, ux: number, uy: number, speed: number, ease: number): Idea {
  // Rounding adds or takes at most 0.71 mm/s (FLK-FLICK-02, 03).
  const legal = Math.max(Math.min(speed, strongestSpeed(stand.board) - 1), GENTLE);
  return { stand, vx: Math.round(ux * legal) + 0, vy: Math.round(uy * legal) + 0, ease };
}

/** What nobody would think of: any direction, any reach. */
export function wildIdea(stands: readonly Stand[], random: Random): Idea | undefined {
  const stand = stands[random.int(0, stands.length - 1)];
  if (stand === undefined) return undefined;
  const { x, y } = anyDirection(random);
  const speed = strongestSpeed(stand.board) * Math.sqrt(random.int(1, 1000) / 1000);
  return ideaOf(stand, x, y, speed, 0);
}
