import { RING } from "../constants.ts";
import { lengthOf } from "../distance.ts";
import { type Point, type Refusal, refuse, type Table } from "../table.ts";
import {
  type Box,
  type Circle,
  circleMeetsBox,
  circlesMeet,
  clamp,
  footOn,
  type Line,
  lineMeetsBox,
  lineMeetsCircle,
  linesMeet,
  projection,
} from "./geometry.ts";
import { checkSpot, type Demand, type PlaceRefusalCode, type Spot, type Zone } from "./legality.ts";

export type Nearest = ({ readonly ok: true } & Point) | Refusal<"no-spot" | PlaceRefusalCode>;

/** Which of two equally near places? By FLK-PLACE-04 the smaller y, then the smaller x. */
export type Prefer = (a: Point, b: Point) => boolean;
const smaller: Prefer = (a, b) => (Math.abs(a.y - b.y) > SAME ? a.y < b.y : a.x < b.x);

/** Places, and distances, that differ by less than this are the same, in mm. */
const SAME = 1e-7;

/**
 * FLK-PLACE-04: the legal spot nearest to a wish. The centres that are allowed form a region bounded by straight
 * lines and arcs: boxes (board, zone), less a circle around every disc, less a strip with two round ends around every barrier, within a circle if a ring is demanded.
 * The nearest point of such a region is the wish itself, or its projection on one boundary, or a point where two
 * boundaries cross (of the corners of a box only the nearest counts, and that is a projection). There are finitely
 * many of those; the best legal one is the answer, exactly.
 */
export function nearestSpot(table: Table, wish: Spot, demand: Demand = {}, prefer = smaller): Nearest {
  const wished = checkSpot(table, wish, demand);
  if (wished.ok) return found(wish);
  if (wished.code === "not-finite" || wished.code === "bad-size" || wished.code === "unknown-piece")
    return wished;

  let best: Point | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  const consider = ({ x, y }: Point): void => {
    const distance = lengthOf(x - wish.x, y - wish.y);
    if (distance > bestDistance + SAME) return;
    if (best !== undefined && distance > bestDistance - SAME && !prefer({ x, y }, best)) return;
    if (!checkSpot(table, { ...wish, x, y }, demand).ok) return;
    best = { x, y };
    bestDistance = distance;
  };
  const { boxes, circles, lines } = boundariesFor(table, wish, demand);
  for (const box of boxes) {
    consider(clamp(wish, box));
    for (const circle of circles) for (const point of circleMeetsBox(circle, box)) consider(point);
  }
  for (const [n, circle] of circles.entries()) {
    consider(projection(wish, circle));
    for (const other of circles.slice(n + 1)) for (const point of circlesMeet(circle, other)) consider(point);
  }
  for (const [n, line] of lines.entries()) {
    consider(footOn(wish, line));
    for (const box of boxes) for (const point of lineMeetsBox(line, box)) consider(point);
    for (const circle of circles) for (const point of lineMeetsCircle(line, circle)) consider(point);
    for (const other of lines.slice(n + 1)) for (const point of linesMeet(line, other)) consider(point);
  }
  return best === undefined ? refuse("no-spot", wish.id) : found(best);
}

const found = ({ x, y }: Point): Nearest => ({ ok: true, x: x + 0, y: y + 0 });

interface Boundaries {
  readonly boxes: readonly Box[];
  readonly circles: readonly Circle[];
  readonly lines: readonly Line[];
}

/** The lines and circles that bound where the centre may be. */
function boundariesFor(
  { board, discs, barriers = [] }: Table,
  { id, radius }: Spot,
  { zones, near, awayFrom }: Demand,
): Boundaries {
  const all: Zone = { x: 0, y: 0, ...board };
  const inset = awayFrom === undefined ? radius : radius + RING;
  const boxes = (zones ?? [all]).map((zone) => ({
    left: Math.max(inset, zone.x + radius),
    top: Math.max(inset, zone.y + radius),
    right: Math.min(board.length - inset, zone.x + zone.length - radius),
    bottom: Math.min(board.width - inset, zone.y + zone.width - radius),
  }));
  const circles: Circle[] = [];
  for (const disc of discs) {
    const touching = disc.radius + radius;
    if (disc.id === id) continue;
    circles.push({ ...disc, radius: awayFrom?.includes(disc.id) ? touching + RING : touching });
    if (disc.id === near) circles.push({ ...disc, radius: touching + RING });
  }
  const lines: Line[] = [];
  for (const barrier of barriers) {
    const { from, to } = barrier;
    const touching = barrier.radius + radius;
    const length = lengthOf(to.x - from.x, to.y - from.y);
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    for (const end of [from, to]) circles.push({ ...end, radius: touching });
    for (const aside of [touching, -touching])
      lines.push({ x: from.x - aside * uy, y: from.y + aside * ux, ux, uy });
  }
  return { boxes, circles, lines };
}
