import { gap } from "../distance.ts";
import { type Disc, type Flick, flick, type Point, RADIUS, type Report, type Table } from "../index.ts";
import type { Draw } from "./draw.ts";
import { board } from "./scene.ts";

/** A table that is its own mirror image, and a flick along the line of symmetry. */
export interface Symmetric {
  readonly table: Table;
  readonly shot: Flick;
  /** The disc that is the mirror image of another; discs on the line are their own. */
  readonly twin: ReadonlyMap<string, string>;
  readonly mirror: (point: Point) => Point;
}

interface Line {
  readonly along: Point;
  readonly mirror: Symmetric["mirror"];
}

/** Along the line, and away from it, counted from the middle. */
interface Place {
  readonly a: number;
  readonly s: number;
  readonly radius: number;
}

const SIDE = 400;
const LINES: readonly [Line, ...Line[]] = [
  { along: { x: 1, y: 0 }, mirror: ({ x, y }) => ({ x, y: SIDE - y }) },
  { along: { x: 0, y: 1 }, mirror: ({ x, y }) => ({ x: SIDE - x, y }) },
  { along: { x: 1, y: 1 }, mirror: ({ x, y }) => ({ x: y, y: x }) },
];

/** Where a disc may touch another: straight on, as in a rack, or anywhere. */
const DIRECTIONS: readonly [Point, ...Point[]] = [
  { x: 1, y: 0 },
  { x: 0.5, y: Math.sqrt(0.75) },
  { x: -0.5, y: Math.sqrt(0.75) },
  { x: 0.5, y: -Math.sqrt(0.75) },
  { x: 0, y: 1 },
];

/** Discs that mostly touch each other, each with its twin, on a square with walls or without. */
export function drawSymmetric(draw: Draw): Symmetric {
  const { along, mirror } = draw.of(...LINES);
  const across = { x: -along.y, y: along.x };
  const unit = Math.sqrt(along.x * along.x + along.y * along.y);
  /** From lengths along the line and away from it, counted from the middle. */
  const at = (a: number, s: number): Point => ({
    x: SIDE / 2 + (along.x * a + across.x * s) / unit,
    y: SIDE / 2 + (along.y * a + across.y * s) / unit,
  });
  const same = draw.chance(0.6);
  const places: Place[] = [{ a: 0, s: 0, radius: RADIUS.medium }];
  const far = (one: Place, other: Place): number =>
    gap({ x: one.a, y: one.s, radius: one.radius }, { x: other.a, y: other.s, radius: other.radius });
  const most = draw.whole(3, draw.of(8, 16, 30));
  for (let tries = 0; tries < 300 && places.length < most; tries++) {
    const radius = same ? RADIUS.medium : draw.of<number>(RADIUS.medium, ...Object.values(RADIUS));
    const beside = places[draw.whole(0, places.length - 1)];
    if (beside === undefined) break;
    const reach = beside.radius + radius;
    const towards = draw.chance(0.7) ? draw.of(...DIRECTIONS) : draw.direction();
    // On the line, or as near to it as the twin allows, or wherever the direction points.
    const s = draw.of(0, radius, beside.s + towards.y * reach);
    const back = reach * reach - (s - beside.s) * (s - beside.s);
    if (back < 0) continue;
    const place = { a: beside.a + (towards.x < 0 ? -1 : 1) * Math.sqrt(back), s, radius };
    const pair = s === 0 ? [place] : [place, { ...place, s: -s }];
    const [one, two = place] = pair;
    if (one !== undefined && one !== two && far(one, two) < -1e-12) continue;
    if (Math.max(Math.abs(place.a), Math.abs(s)) > 100) continue;
    if (pair.every((fresh) => places.every((old) => far(fresh, old) >= -1e-12))) places.push(...pair);
  }
  const front = Math.min(...places.map(({ a, radius }) => a - radius));
  places.push({ a: front - RADIUS.medium - draw.of(0, 20), s: 0, radius: RADIUS.medium });
  return furnish(draw, places, at, along, mirror);
}

function furnish(
  draw: Draw,
  places: readonly Place[],
  at: (a: number, s: number) => Point,
  along: Point,
  mirror: Symmetric["mirror"],
): Symmetric {
  const names = places.map((_, n) => ({ id: `d${n}`, key: draw.share() })).sort((a, b) => a.key - b.key);
  const discs = places.map(({ a, s, radius }, n): Disc => ({ id: names[n]?.id ?? "", radius, ...at(a, s) }));
  const twin = new Map<string, string>();
  for (const [n, { a, s }] of places.entries()) {
    const other = places.findIndex((place) => place.a === a && place.s === -s);
    twin.set(names[n]?.id ?? "", names[other]?.id ?? "");
  }
  const speed = draw.whole(200, 1500);
  const shot = { disc: names[places.length - 1]?.id ?? "", vx: along.x * speed, vy: along.y * speed };
  return { table: { board: board(SIDE, SIDE, draw.of("wall", "open")), discs }, shot, twin, mirror };
}

/** How far the end is from its own mirror image, in mm. */
export function askew({ after }: Report, { twin, mirror }: Symmetric): number {
  const ends = new Map(after.discs.map((disc) => [disc.id, disc]));
  return worst(
    [...twin].map(([one, other]) => {
      const lies = ends.get(other);
      return distance(ends.get(one), lies === undefined ? undefined : mirror(lies));
    }),
  );
}

/**
 * How far the end moves, in mm, when every disc is put aside by a millionth of a millionth of a millimetre: a few times
 * what rounding does to it. Where that makes a difference the shot itself magnifies rounding, and no method can help.
 */
export function wildness({ table, shot }: Symmetric, report: Report, draw: Draw): number {
  const off = (): number => draw.between(-1e-12, 1e-12);
  const runs = [1, 2, 3].map(() => {
    const discs = table.discs.map((disc) => ({ ...disc, x: disc.x + off(), y: disc.y + off() }));
    const other = flick({ ...table, discs }, shot);
    if (!other.ok) throw new Error(other.code);
    const ends = new Map(other.after.discs.map((disc) => [disc.id, disc]));
    const here = new Map(report.after.discs.map((disc) => [disc.id, disc]));
    return worst(table.discs.map(({ id }) => distance(here.get(id), ends.get(id))));
  });
  return worst(runs);
}

const worst = (distances: readonly number[]): number => Math.max(...distances);

/** Of a disc that has left and one that has not it is endless. */
function distance(a: Point | undefined, b: Point | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : Number.POSITIVE_INFINITY;
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}
