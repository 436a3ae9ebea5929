import { isEmpty } from "../board.ts";
import { isHero, onBoard } from "../characters.ts";
import { type Ground, hindranceCode, indexOf, squaresOf, terrainAt } from "../grid/ground.ts";
import { reachedFrom } from "../grid/reach.ts";
import { directions, type Square, sameSquare } from "../grid/square.ts";
import { reaches } from "../grid/steps.ts";
import { openingsOf } from "../grid/zone.ts";
import { groundOf, laidZonesOf } from "../ground-of.ts";
import type { State } from "../state.ts";

/** REG-VERDICT-72: floor that is free for content; for an Imprévu hidden elements do not count. */
export function freeSquares(state: State, zone: number): readonly Square[] {
  const ground = groundOf(state);
  const taken = [
    ...state.elements.filter(({ hidden }) => !hidden),
    ...state.things.flatMap(({ at }) => (at.kind === "floor" ? [at] : [])),
  ];
  return squaresOf(ground, zone).filter(
    (square) =>
      terrainAt(ground, square) === "floor" &&
      isEmpty(state, square) &&
      !taken.some((one) => sameSquare(one, square)),
  );
}

/**
 * REG-EVENT-06: with an obstacle there every PJ, exit, entrance and element can be reached from where it could before. What lies behind a
 * closed door is another part of the board: only that of the square can be cut.
 */
export function cutsNothingOff(state: State, square: Square): boolean {
  const ground = groundOf(state);
  const zones = laidZonesOf(state);
  const openings = zones.flatMap((zone) => [zone.plan.entrance, ...openingsOf(zone)]);
  if (openings.some((one) => sameSquare(one, square))) return false;
  const before = reachedFrom(ground, square);
  const stands = [...openings, ...onBoard(state).filter(isHero)];
  const start = stands.find((one) => isReached(ground, before, one));
  if (start === undefined) return true;
  const after = blockedAt(ground, square);
  const now = reachedFrom(after, start);
  const elements = state.elements.filter(({ hidden }) => !hidden);
  return (
    stands.every((one) => !isReached(ground, before, one) || isReached(after, now, one)) &&
    elements.every((one) => !isInReach(ground, before, one) || isInReach(after, now, one))
  );
}

function blockedAt(ground: Ground, { x, y }: Square): Ground {
  const hindrance = ground.hindrance.slice();
  hindrance[indexOf(ground, x, y)] = hindranceCode("full");
  return { ...ground, hindrance };
}

const isReached = (ground: Ground, reached: Uint8Array, { x, y }: Square): boolean =>
  reached[indexOf(ground, x, y)] === 1;

/** A hand reaches it from somewhere. */
function isInReach(ground: Ground, reached: Uint8Array, element: Square): boolean {
  return (
    isReached(ground, reached, element) ||
    directions.some(({ x, y }) => {
      const from = { x: element.x + x, y: element.y + y };
      return isReached(ground, reached, from) && reaches(ground, from, element);
    })
  );
}
