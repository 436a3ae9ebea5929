import type { Disc } from "@ossuaire/flick";
import type { Spot } from "@ossuaire/kernel";
import { areaIn, length, width, type Zone } from "../arena.ts";
import type { Newcomer } from "./spot.ts";

/** In mm: a raster as fine as a suggestion has to be. */
const grain = 4;

/**
 * One legal way to put these discs into a zone, spread over its width, with at least this gap between each of them and
 * everything else, and to the edges of the board; undefined if it finds none.
 */
export function layOut(
  newcomers: readonly Newcomer[],
  zone: Zone,
  taken: readonly Disc[],
  gap: number,
): readonly Spot[] | undefined {
  const laid: Disc[] = [];
  for (const [i, { id, radius }] of newcomers.entries()) {
    const wish = { x: zone.x + zone.length / 2, y: zone.y + (zone.width * (i + 0.5)) / newcomers.length };
    const spot = nearestFree(radius, squareTo(wish), zone, [...taken, ...laid], gap);
    if (spot === undefined) return undefined;
    laid.push({ id, radius, ...spot });
  }
  return laid.map(({ id, x, y }) => ({ piece: id, x, y }));
}

/** CAT-RULING-63: the free spot that is nearest to a zone that is full. */
export function besideZone({ id, radius }: Newcomer, zone: Zone, taken: readonly Disc[]): Spot {
  const { x, y, width: across, height } = areaIn(zone, radius);
  const beyond = (at: number, from: number, to: number) => Math.max(from - at, 0, at - to);
  const spot = nearestFree(
    radius,
    (at) => beyond(at.x, x, x + across) ** 2 + beyond(at.y, y, y + height) ** 2,
    { x: 0, y: 0, length, width },
    taken,
    0,
  );
  if (spot === undefined) throw new Error("a board has room for all that is placed on it");
  return { piece: id, ...spot };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function squareTo(wish: Point): (at: Point) => number {
  return ({ x, y }) => (x - wish.x) ** 2 + (y - wish.y) ** 2;
}

/** Where `farness` is least. */
function nearestFree(
  radius: number,
  farness: (at: Point) => number,
  zone: Zone,
  taken: readonly Disc[],
  gap: number,
): Point | undefined {
  let best: Point | undefined;
  let least = Number.POSITIVE_INFINITY;
  const inset = radius + gap;
  const left = Math.max(zone.x + radius, inset);
  const right = Math.min(zone.x + zone.length - radius, length - inset);
  const top = Math.max(zone.y + radius, inset);
  const bottom = Math.min(zone.y + zone.width - radius, width - inset);
  for (let x = left; x <= right; x += grain) {
    for (let y = top; y <= bottom; y += grain) {
      const far = farness({ x, y });
      if (far >= least || taken.some((disc) => isNearer(disc, x, y, radius + gap))) continue;
      best = { x, y };
      least = far;
    }
  }
  return best;
}

/** Whether the rims are nearer to each other than they may be; a thousandth of a millimetre is nothing. */
export function isNearer(disc: Disc, x: number, y: number, reach: number): boolean {
  const least = Math.max(0, disc.radius + reach - 0.001);
  return (disc.x - x) ** 2 + (disc.y - y) ** 2 < least * least;
}

/** CAT-RULING-85: the gap of CAT-VFAIR-02 in mm, or the largest below it at which all find a place. */
export function fairGap(newcomers: readonly Newcomer[], zone: Zone, taken: readonly Disc[]): number {
  for (let gap = 25; gap > 0; gap--) if (layOut(newcomers, zone, taken, gap) !== undefined) return gap;
  return 0;
}
