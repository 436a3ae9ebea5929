import type { Disc, Rim } from "@ossuaire/flick";
import type { Scene } from "../stand.ts";

/** How a disc gets straight to a target. */
export interface Way {
  /** How far its direction may be off, as a tangent, before something else happens. */
  readonly slack: number;
  /** Up to the meeting, in mm. */
  readonly length: number;
  /** The square of the least speed that arrives. */
  readonly least: number;
  /** Nothing else is met before the target. */
  readonly isClear: boolean;
}

/** Something is in the way: it may be pushed aside, so the line is worth a trial when no clear one is left. */
const BLOCKED = 0.02;

/** The way of a disc in the direction dx, dy to a target; undefined if it goes past. */
export function wayOf(
  { surface, discs }: Scene,
  disc: Disc,
  dx: number,
  dy: number,
  target: Disc,
  ignored?: Disc,
): Way | undefined {
  const scale = Math.sqrt(dx * dx + dy * dy);
  const ux = dx / scale;
  const uy = dy / scale;
  const reach = disc.radius + target.radius;
  const length = wayToMeet(target.x - disc.x, target.y - disc.y, ux, uy, reach);
  if (length === Number.POSITIVE_INFINITY) return undefined;
  const miss = Math.abs((target.x - disc.x) * uy - (target.y - disc.y) * ux);
  const window = (reach - miss) / Math.max(length, 1);
  const least = 2 * surface.slowdown * length;
  let slack = window;
  for (const other of discs) {
    if (other.id === disc.id || other === target || other === ignored) continue;
    const x = other.x - disc.x;
    const y = other.y - disc.y;
    const sum = disc.radius + other.radius;
    if (wayToMeet(x, y, ux, uy, sum) < length)
      return { slack: BLOCKED * window, length, least, isClear: false };
    const ahead = x * ux + y * uy;
    const aside = Math.abs(x * uy - y * ux) - sum;
    if (ahead > 0 && ahead < length) slack = Math.min(slack, Math.max(aside, 0) / ahead);
  }
  return { slack, length, least, isClear: true };
}

/** How far a centre slides along u until it meets a centre that lies at dx, dy; infinite if it goes past. */
function wayToMeet(dx: number, dy: number, ux: number, uy: number, reach: number): number {
  const ahead = dx * ux + dy * uy;
  const aside = dx * uy - dy * ux;
  if (ahead <= 0 || Math.abs(aside) >= reach) return Number.POSITIVE_INFINITY;
  return Math.max(ahead - Math.sqrt(reach * reach - aside * aside), 0);
}

/** How far it slides along u until it touches a wall, or its centre stands on an open edge. */
export function wayToSide(at: number, u: number, radius: number, size: number, low: Rim, high: Rim): number {
  if (u < 0) return Math.max(at - (low === "wall" ? radius : 0), 0) / -u;
  return u > 0 ? Math.max(size - (high === "wall" ? radius : 0) - at, 0) / u : Number.POSITIVE_INFINITY;
}
