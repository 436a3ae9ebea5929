import { checkSpot, type Disc, nearestSpot, type Point, RING, type Table } from "@ossuaire/flick";
import { COMPASS } from "./compass.ts";
import { wayOf } from "./lines/way.ts";
import { sceneOf } from "./stand.ts";
import type { Projectile } from "./task.ts";

/** Shares of the reach; the ends are kept clear of, so that no rounding makes a spot illegal. */
const GAPS = [0.98, 0.5, 0.02];

/** Closer together than this, in mm, two spots are one. */
const SAME = 4;

/**
 * Legal spots for a projectile (FLK-PLACE-01, 02), at most so many: in turn the one from which the next target is
 * easiest to hit, and one far from all chosen so far, since what hides a target is best passed from elsewhere.
 */
export function chooseSpots(
  table: Table,
  projectile: Projectile,
  targets: readonly Disc[],
  most: number,
): Point[] {
  let spots = legalSpots(table, projectile, targets);
  const scene = sceneOf(table);
  const chosen: Point[] = [];
  const ease = (target: Disc) => (spot: Point) => {
    const disc = { id: projectile.id, radius: projectile.radius, ...spot };
    return wayOf(scene, disc, target.x - spot.x, target.y - spot.y, target)?.slack ?? 0;
  };
  const solitude = (spot: Point) => Math.min(...chosen.map((other) => apart(spot, other)), FAR);
  const wishes = [...targets.map(ease), solitude];
  for (let turn = 0; chosen.length < most; turn++) {
    const spot = bestOf(spots, wishes[turn % wishes.length] ?? solitude);
    if (spot === undefined) break;
    chosen.push(spot);
    spots = spots.filter((other) => apart(spot, other) > SAME);
  }
  return chosen;
}

/** Farther than any two spots on a board. */
const FAR = 1e9;

function bestOf(spots: readonly Point[], worth: (spot: Point) => number): Point | undefined {
  let best: Point | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const spot of spots) {
    const value = worth(spot);
    if (value <= most) continue;
    best = spot;
    most = value;
  }
  return best;
}

function legalSpots(table: Table, projectile: Projectile, targets: readonly Disc[]): Point[] {
  const { id, radius, reach } = projectile;
  return projectile.around.flatMap((around) => {
    const owner = table.discs.find((disc) => disc.id === around);
    if (owner === undefined) return [];
    const spots = [
      ...targets.filter((target) => target.id !== around).map(towards(owner)),
      ...COMPASS,
    ].flatMap(({ x, y }) =>
      GAPS.map((share) => {
        const distance = owner.radius + radius + share * reach;
        return { x: owner.x + x * distance, y: owner.y + y * distance };
      }),
    );
    const legal = spots.filter((spot) => checkSpot(table, { id, radius, ...spot }).ok);
    return legal.length > 0 ? legal : lastSpot(table, projectile, owner);
  });
}

/** In a throng only a corner between others may be left, which no fan of directions finds. */
function lastSpot(table: Table, { id, radius, reach }: Projectile, owner: Disc): Point[] {
  const near = reach <= RING ? { near: owner.id } : {};
  const spot = nearestSpot(table, { id, radius, x: owner.x, y: owner.y }, near);
  if (!spot.ok || apart(spot, owner) > owner.radius + radius + reach) return [];
  return [{ x: spot.x, y: spot.y }];
}

const towards =
  (owner: Disc) =>
  (target: Disc): Point => {
    const distance = apart(owner, target);
    return { x: (target.x - owner.x) / distance, y: (target.y - owner.y) / distance };
  };

function apart(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}
