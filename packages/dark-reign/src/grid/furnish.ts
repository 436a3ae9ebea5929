import {
  canEnter,
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
  const floor = floorOf(ground);
  return floor.filter(legalOn(site, piece, ground, floor));
}

/** Whether it may stand on this very square. */
export function isLegalSquare(site: Site, piece: Piece, square: Square): boolean {
  const ground = siteGround(site);
  const floor = floorOf(ground);
  return floor.some((one) => sameSquare(one, square)) && legalOn(site, piece, ground, floor)(square);
}

/** Tried on the ground itself, and taken away again. */
function legalOn(
  { zone, exits, kept, placed }: Site,
  piece: Piece,
  ground: Ground,
  floor: readonly Square[],
): (square: Square) => boolean {
  const { entrance } = zone.plan;
  const never = [entrance, ...exits, ...kept, ...placed];
  return (square) => {
    if (never.some((other) => sameSquare(other, square))) return false;
    const index = indexOf(ground, square.x, square.y);
    const before = ground.hindrance[index] ?? free;
    ground.hindrance[index] = hindranceCode(hinders[piece]);
    const joined = isJoined(entrance, ground, floor, [...placed, square]);
    ground.hindrance[index] = before;
    return joined;
  };
}

/** The floor squares of the plan. Cells are none: what is behind bars is undiscovered (REG-VERDICT-83). */
export function floorOf(ground: Ground): readonly Square[] {
  return squaresOf(ground, 0).filter((square) => terrainAt(ground, square) === "floor");
}

function isJoined(
  entrance: Square,
  ground: Ground,
  floor: readonly Square[],
  elements: readonly Square[],
): boolean {
  const reached = reachedFrom(ground, entrance);
  const isReached = ({ x, y }: Square) => reached[indexOf(ground, x, y)] === 1;
  const isInReach = (element: Square) =>
    isReached(element) ||
    directions.some(({ x, y }) => {
      const from = { x: element.x + x, y: element.y + y };
      return isReached(from) && reaches(ground, from, element);
    });
  // Exits are free floor too: nothing ever stands on them.
  const isJoinedFloor = floor.every((square) => isReached(square) || !canEnter(ground, square.x, square.y));
  return isJoinedFloor && elements.every(isInReach);
}
