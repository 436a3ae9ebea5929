import {
  free,
  type Ground,
  groundOf,
  type Hindrance,
  hindranceCode,
  indexOf,
  squaresOf,
  terrainAt,
} from "./ground.ts";
import { reachedFrom } from "./reach.ts";
import { directions, doorSquare, type Square, sameSquare } from "./square.ts";
import { reaches } from "./steps.ts";
import { type LaidZone, openingsOf } from "./zone.ts";

/** REG-VERDICT-82: elements in the order in which they are placed; before them what the card fixes, after them the monsters. */
export const placingOrder = [
  "rack",
  "library",
  "statue",
  "tomb",
  "table",
  "chest",
  "barrel",
  "rubble",
  "corpse",
  "hole",
  "spikes",
] as const;

export type Piece = (typeof placingOrder)[number] | "well";

/** REG-RULING-20: how each of them hinders; a hole once it is open, and while content is placed. */
export const hinders: Readonly<Record<Piece, Hindrance>> = {
  rack: "full",
  library: "full",
  statue: "full",
  rubble: "full",
  tomb: "low",
  table: "low",
  chest: "low",
  barrel: "low",
  well: "low",
  hole: "fall",
  corpse: "free",
  spikes: "free",
};

export interface Placed extends Square {
  readonly piece: Piece;
}

/** A zone while its content is placed. */
export interface Site {
  readonly zone: LaidZone;
  /** The floor squares of its exits, that of a secret door among them where there is one. */
  readonly exits: readonly Square[];
  readonly placed: readonly Placed[];
  /** Squares that get no content besides: where the PJ start (REG-VERDICT-44), where objects lie, where somebody stands. */
  readonly kept: readonly Square[];
}

/** The ground of the zone alone, with what has been placed: ways through other zones do not count. */
export function siteGround({ zone, placed }: Site): Ground {
  const closed = openingsOf(zone)
    .map(doorSquare)
    .map(({ x, y }) => ({ x, y, hinders: "full" as const }));
  return groundOf(
    [zone],
    [...closed, ...placed.map(({ x, y, piece }) => ({ x, y, hinders: hinders[piece] }))],
  );
}

/**
 * REG-VERDICT-82: where a piece may stand, by row, then column. With everything placed so far ways must still join the entrance, all
 * exits, a square in reach of every element and every free floor square.
 */
export function legalSquares(site: Site, piece: Piece): readonly Square[] {
  const ground = siteGround(site);
  const never = [site.zone.plan.entrance, ...site.exits, ...site.kept, ...site.placed];
  return squaresOf(ground, 0)
    .filter((square) => terrainAt(ground, square) === "floor")
    .filter((square) => !never.some((other) => sameSquare(other, square)))
    .filter((square) => staysJoined(site, ground, { ...square, piece }));
}

function staysJoined(site: Site, ground: Ground, added: Placed): boolean {
  const index = indexOf(ground, added.x, added.y);
  const before = ground.hindrance[index] ?? free;
  ground.hindrance[index] = hindranceCode(hinders[added.piece]);
  const joined = isJoined(site, ground, [...site.placed, added]);
  ground.hindrance[index] = before;
  return joined;
}

/** Cells do not count: what is behind bars is undiscovered (REG-VERDICT-83). */
function isJoined({ zone, exits }: Site, ground: Ground, placed: readonly Placed[]): boolean {
  const reached = reachedFrom(ground, zone.plan.entrance);
  const isReached = ({ x, y }: Square) => reached[indexOf(ground, x, y)] === 1;
  const inReach = (element: Square) =>
    isReached(element) ||
    directions.some(({ x, y }) => {
      const from = { x: element.x + x, y: element.y + y };
      return isReached(from) && reaches(ground, from, element);
    });
  return exits.every(isReached) && placed.every(inReach) && floorIsReached(ground, reached);
}

function floorIsReached(ground: Ground, reached: Uint8Array): boolean {
  return squaresOf(ground, 0).every(
    (square) =>
      terrainAt(ground, square) !== "floor" ||
      ground.hindrance[indexOf(ground, square.x, square.y)] !== free ||
      reached[indexOf(ground, square.x, square.y)] === 1,
  );
}
