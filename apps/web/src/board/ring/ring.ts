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
): readonly Point[] {
  const near = disc.radius + 22 + size / 2;
  // In a corner a few buttons fit only farther off.
  for (const more of [0, 15, 30, 45, 60, 75, 90]) {
    const spots = bestFan(near + more);
    if (more === 90 || spots.every((spot) => lost(spot, size / 2, frame) === 0)) return spots;
  }
  throw new Error("the last reach is taken, whatever it is");

  function bestFan(reach: number): readonly Point[] {
    const fans = middles.map((middle) => {
      const spots = fan(disc, middle, reach, count, size);
      const towards =
        enemy === undefined ? 0 : Math.cos(middle - Math.atan2(enemy.y - disc.y, enemy.x - disc.x));
      const costs = spots.map((spot) => lost(spot, size / 2, frame) * 20 + covered(spot, size / 2, others));
      return { spots, cost: costs.reduce((sum, cost) => sum + cost, towards * 20) };
    });
    return fans.reduce((best, one) => (one.cost < best.cost ? one : best)).spots;
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

/** Where a name of this size is written: beside its disc, inside the frame, and on nothing that is to stay clear if that can be. */
export function nameBeside(
  disc: Round,
  { width, height }: Frame,
  frame: Frame,
  clear: readonly Round[],
): Point {
  // As near as can be; past a line that leaves the disc aslant, beyond a ring of buttons where there is no other place.
  const places = [8, 24, 70].flatMap((off) => {
    const [away, down] = [disc.radius + off + width / 2, disc.radius + off + height / 2];
    return [
      { x: disc.x, y: disc.y - down },
      { x: disc.x + away, y: disc.y },
      { x: disc.x - away, y: disc.y },
      { x: disc.x, y: disc.y + down },
    ].map(({ x, y }) => ({ x: held(x, width / 2, frame.width), y: held(y, height / 2, frame.height) }));
  });
  const cost = ({ x, y }: Point): number =>
    [disc, ...clear].reduce((sum, round) => {
      const across = Math.max(0, Math.abs(round.x - x) - width / 2);
      const along = Math.max(0, Math.abs(round.y - y) - height / 2);
      return sum + Math.max(0, round.radius - Math.hypot(across, along));
    }, 0);
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

function held(at: number, half: number, most: number): number {
  return Math.min(most - half - 2, Math.max(half + 2, at));
}
