import { floorOf, legalSquares, type Piece, type Site, siteGround } from "./furnish.ts";
import { canEnter, type Ground, groundOf, squaresOf, terrainAt } from "./ground.ts";
import { byRow, distance, everySide, next, type Square, sameSquare } from "./square.ts";
import { stepsAt, waysFrom, waysTo } from "./ways.ts";
import type { LaidZone } from "./zone.ts";

/** REG-VERDICT-42: of the legal squares those among which the computer chooses, by row, then column. */
export function bestSquares(site: Site, piece: Piece): readonly Square[] {
  const legal = legalSquares(site, piece);
  const ground = siteGround(site);
  switch (piece) {
    case "chest":
    case "rack":
      return farthest(site, ground, besideWall(ground, legal));
    case "library":
    case "statue":
    case "tomb":
    case "table":
    case "barrel":
      return besideWall(ground, legal);
    case "hole":
    case "spikes":
      return onTheWay(site, ground, legal);
    default:
      return legal;
  }
}

/** REG-VERDICT-42, 82: squares that are free for a monster, those at distance 4 or more from the entrance; without any, the farthest. */
export function monsterSquares(site: Site): readonly Square[] {
  const { entrance } = site.zone.plan;
  const squares = standingRoom(site);
  const far = Math.min(4, Math.max(0, ...squares.map((square) => distance(square, entrance))));
  return squares.filter((square) => distance(square, entrance) >= far);
}

/** REG-VERDICT-82: a monster needs no more than a square that is free for a character. */
export function standingRoom(site: Site): readonly Square[] {
  // A hidden hole is floor to stand on (REG-RULING-20).
  const ground = siteGround({ ...site, placed: site.placed.filter(({ piece }) => piece !== "hole") });
  return squaresOf(ground, 0).filter(
    (square) =>
      ["floor", "bridge"].includes(terrainAt(ground, square)) &&
      canEnter(ground, square.x, square.y) &&
      !site.kept.some((other) => sameSquare(other, square)),
  );
}

/** REG-VERDICT-44: where the PJ start: the entrance, then the floor squares with the shortest way from it. */
export function startSquares(zone: LaidZone, count: number): readonly Square[] {
  const ground = groundOf([zone]);
  const ways = waysFrom(ground, zone.plan.entrance);
  const steps = (square: Square) => stepsAt(ways, square) ?? Number.POSITIVE_INFINITY;
  return floorOf(ground)
    .toSorted((a, b) => steps(a) - steps(b) || byRow(a, b))
    .slice(0, count);
}

/** Straight beside a wall, where there is such a square. */
function besideWall(ground: Ground, squares: readonly Square[]): readonly Square[] {
  return preferring(squares, (square) =>
    everySide.some((side) => terrainAt(ground, next(square, side)) === "rock"),
  );
}

/** With the longest way from the entrance. */
function farthest(site: Site, ground: Ground, squares: readonly Square[]): readonly Square[] {
  const ways = waysFrom(ground, site.zone.plan.entrance);
  const longest = Math.max(...squares.map((square) => stepsAt(ways, square) ?? 0));
  return squares.filter((square) => (stepsAt(ways, square) ?? 0) === longest);
}

/** On a shortest way from the entrance to an exit; in a dead end to the farthest square. */
function onTheWay(site: Site, ground: Ground, squares: readonly Square[]): readonly Square[] {
  const from = waysFrom(ground, site.zone.plan.entrance);
  const goals = site.exits.length > 0 ? site.exits : farthest(site, ground, floorOf(ground)).slice(0, 1);
  const fields = goals.map((goal) => ({ to: waysTo(ground, [goal]), length: stepsAt(from, goal) }));
  return preferring(squares, (square) =>
    fields.some(({ to, length }) => {
      const there = stepsAt(from, square);
      const back = stepsAt(to, square);
      return there !== undefined && back !== undefined && there + back === length;
    }),
  );
}

function preferring(squares: readonly Square[], wanted: (square: Square) => boolean): readonly Square[] {
  const best = squares.filter(wanted);
  return best.length > 0 ? best : squares;
}
