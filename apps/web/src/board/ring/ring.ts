import type { Point } from "@ossuaire/flick";
import type { Frame } from "../camera.ts";

/** Something that a piece can do: a button beside its disc. */
export interface RingDeed {
  readonly id: string;
  /** In the reader's language. */
  readonly name: string;
  /** As SVG path data on a square of 512. */
  readonly figure: string;
}

/** On the screen, in CSS pixels. */
export interface Round extends Point {
  readonly radius: number;
}

/** So many buttons at once; of more, the last one shows the next. */
export const most = 5;

/** The deeds that are offered together, by the number of the leaf; every leaf but an only one has room for "more". */
export function leafOf<Deed>(deeds: readonly Deed[], leaf: number): readonly Deed[] {
  if (deeds.length <= most) return deeds;
  const leaves = Math.ceil(deeds.length / (most - 1));
  const first = (leaf % leaves) * (most - 1);
  return deeds.slice(first, first + most - 1);
}

export interface RingPlan {
  readonly spots: readonly Point[];
  /** The side of the disc on which there is no button: room for a name. */
  readonly free: "above" | "below" | "left" | "right";
}

/**
 * Buttons around a part of a disc: inside the frame, on as few other discs as can be, and away from the enemy, at whom one
 * wants to look.
 */
export function ringBeside(
  disc: Round,
  { count, size }: { readonly count: number; readonly size: number },
  frame: Frame,
  others: readonly Round[],
  enemy: Point | undefined,
): RingPlan {
  const near = disc.radius + 22 + size / 2;
  // In a corner a few buttons fit only farther off.
  for (const more of [0, 15, 30, 45, 60, 75, 90]) {
    const { middle, spots } = bestFan(near + more);
    if (more === 90 || spots.every((spot) => lost(spot, size / 2, frame) === 0))
      return { spots, free: opposite(middle) };
  }
  throw new Error("the last reach is taken, whatever it is");

  function bestFan(reach: number): { readonly middle: number; readonly spots: readonly Point[] } {
    const fans = middles.map((middle) => {
      const spots = fan(disc, middle, reach, count, size);
      const towards =
        enemy === undefined ? 0 : Math.cos(middle - Math.atan2(enemy.y - disc.y, enemy.x - disc.x));
      const costs = spots.map((spot) => lost(spot, size / 2, frame) * 20 + covered(spot, size / 2, others));
      return { middle, spots, cost: costs.reduce((sum, cost) => sum + cost, towards * 20) };
    });
    return fans.reduce((best, one) => (one.cost < best.cost ? one : best));
  }
}

const middles = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);

function fan({ x, y }: Round, middle: number, reach: number, count: number, size: number): readonly Point[] {
  const step = 2 * Math.asin(Math.min(1, (size + 6) / (2 * reach)));
  return Array.from({ length: count }, (_, i) => {
    const angle = middle + (i - (count - 1) / 2) * step;
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
  });
}

/** How far a button stands out of the frame. */
function lost({ x, y }: Point, half: number, { width, height }: Frame): number {
  const room = half + 2;
  const out = (at: number, most: number) => Math.max(0, room - at, at - (most - room));
  return out(x, width) + out(y, height);
}

function covered({ x, y }: Point, half: number, others: readonly Round[]): number {
  return others.reduce(
    (sum, other) => sum + Math.max(0, other.radius + half - Math.hypot(other.x - x, other.y - y)),
    0,
  );
}

function opposite(angle: number): RingPlan["free"] {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "left" : "right";
  return y > 0 ? "above" : "below";
}
