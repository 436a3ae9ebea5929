import type { Disc } from "@ossuaire/flick";
import type { Spot } from "@ossuaire/kernel";
import { areaIn, length, width, type Zone } from "../arena.ts";
import type { Newcomer, Piece } from "../state.ts";

/** In mm: a raster as fine as a suggestion has to be. */
const grain = 4;

/** What lies there already: an obstacle, or a piece. */
export type Taken = Disc & Partial<Pick<Piece, "kind">>;

/** CAT-VFAIR-02 to 04 keep monsters apart from each other, from obstacles and from the edge; of Heroes they say nothing. */
export function gapTo({ kind }: Taken, gap: number): number {
  return kind === "hero" || kind === "ally" ? 0 : gap;
}

/**
 * One legal way to put these discs into a zone, with at least this gap between each of them and everything else, and to
 * the edges of the board; undefined if it finds none. They are spread over the width of the zone; if that wastes too much
 * room, they are packed from a corner, the largest first.
 */
export function layOut(
  newcomers: readonly Newcomer[],
  zone: Zone,
  taken: readonly Taken[],
  gap: number,
): readonly Spot[] | undefined {
  const middle = zone.x + zone.length / 2;
  const share = zone.width / newcomers.length;
  const spread = (i: number) => squareTo({ x: middle, y: zone.y + share * (i + 0.5) });
  const laid = laidOut(newcomers, spread, zone, taken, gap);
  if (laid !== undefined) return laid;
  const bySize = newcomers.toSorted((a, b) => b.radius - a.radius);
  return laidOut(bySize, () => columnByColumn, zone, taken, gap);
}

function laidOut(
  newcomers: readonly Newcomer[],
  farnessOf: (i: number) => (at: Point) => number,
  zone: Zone,
  taken: readonly Taken[],
  gap: number,
): readonly Spot[] | undefined {
  const laid: Disc[] = [];
  for (const [i, { id, radius }] of newcomers.entries()) {
    const spot = nearestFree(radius, farnessOf(i), zone, [...taken, ...laid], gap);
    if (spot === undefined) return undefined;
    laid.push({ id, radius, ...spot });
  }
  return laid.map(({ id, x, y }) => ({ piece: id, x, y }));
}

function columnByColumn({ x, y }: Point): number {
  return x * width + y;
}

/** CAT-RULING-63: the free spot that is nearest to a zone that is full. */
export function besideZone({ id, radius }: Newcomer, zone: Zone, taken: readonly Taken[]): Spot {
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
  taken: readonly Taken[],
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
      if (far >= least || taken.some((disc) => isNearer(disc, x, y, radius + gapTo(disc, gap)))) continue;
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
export function fairGap(newcomers: readonly Newcomer[], zone: Zone, taken: readonly Taken[]): number {
  for (let gap = 25; gap > 0; gap--) if (layOut(newcomers, zone, taken, gap) !== undefined) return gap;
  return 0;
}
