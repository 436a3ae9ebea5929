import type { DeedOption } from "../../asked/deed.ts";
import { isFull, squaresOf, terrainAt, zoneAt } from "../../grid/ground.ts";
import { directions, distance, type Square, sameSquare } from "../../grid/square.ts";
import { reaches } from "../../grid/steps.ts";
import { stepsAt } from "../../grid/ways.ts";
import type { SeenCharacter } from "../../view.ts";
import type { Act } from "./act.ts";
import { type Intent, nothing } from "./intent.ts";
import { type Known, onceKnown, standing } from "./known.ts";
import { besides, waysOf, wayTo } from "./ways.ts";

/**
 * REG-SEARCH: with no way on, walls are searched. Nobody remembers where they were: all go along the walls in one and the same order, each
 * from somewhere else, and the round tells how far they have come.
 */
export function searchIntent(known: Known, who: SeenCharacter, options: readonly DeedOption[]): Intent {
  const ways = waysOf(known, who);
  const shown = known.view.elements.filter(({ hidden }) => hidden);
  const seen = shown.flatMap((one) => besides(known, one)).find((one) => stepsAt(ways, one) !== undefined);
  if (seen !== undefined) return { way: wayTo(known, who, [seen]) ?? [], acts: [searching(seen)] };
  const isInReach = (spot: Square) => sameSquare(who, spot) || reaches(known.ground, who, spot);
  const isDone = (spot: Square) =>
    isInReach(spot) &&
    !options.some(({ deed, square }) => deed === "search" && square && sameSquare(square, spot));
  const goal = spotsFor(known, who).find((spot) => !isDone(spot));
  if (goal === undefined) return nothing;
  const way = isInReach(goal) ? [] : (wayTo(known, who, [goal, ...besides(known, goal)]) ?? []);
  return { way, acts: [searching(goal)] };
}

const searching = ({ x, y }: Square): Act => ({
  wish: { deed: "search", square: { x, y } },
  cost: 1,
  worth: 1,
});

/** In a round somebody searches two spots, and has two P.Action for each. */
const inRound = 2;

/** Where somebody searches next, one after the other. */
function spotsFor(known: Known, who: SeenCharacter): readonly Square[] {
  const spots = spotsAlongWalls(known);
  const up = standing(known.friends);
  const place = up.findIndex(({ id }) => id === who.id);
  const apart = Math.floor((place * spots.length) / Math.max(1, up.length));
  const gone = inRound * known.view.round;
  // Once all have been passed, the second of two becomes the first.
  const next = apart + gone + Math.floor(gone / Math.max(1, spots.length)) + (who.actions > inRound ? 0 : 1);
  return [next, next + 1, next + 2].flatMap((number) => spots[number % Math.max(1, spots.length)] ?? []);
}

/** REG-RULING-52: a search finds what is beside its square too, so that a few spots are enough for all walls. Each is near the one before. */
const spotsAlongWalls = onceKnown((known): readonly Square[] => {
  const walls = squaresOf(known.ground).filter((square) => isBesideWall(known, square));
  const spots: Square[] = [];
  for (let left = walls; left.length > 0; ) {
    const found = (spot: Square) => left.filter((square) => isFoundFrom(known, spot, square));
    const [first] = left;
    // Of those that find the first of them the one that finds most.
    const best = left
      .filter((spot) => first !== undefined && isFoundFrom(known, spot, first))
      .toSorted((a, b) => found(b).length - found(a).length)[0];
    if (best === undefined) break;
    spots.push(best);
    left = left.filter((square) => !isFoundFrom(known, best, square));
  }
  return chained(spots);
});

const isFoundFrom = ({ ground }: Known, spot: Square, square: Square): boolean =>
  distance(spot, square) <= 1 && zoneAt(ground, spot) === zoneAt(ground, square);

/** The last of them first, for the newest zone is the likeliest; then always the nearest. */
function chained(spots: readonly Square[]): readonly Square[] {
  const left = [...spots];
  const chain: Square[] = [];
  for (let at = left.pop(); at !== undefined; ) {
    const here = at;
    chain.push(here);
    left.sort((a, b) => distance(b, here) - distance(a, here));
    at = left.pop();
  }
  return chain;
}

function isBesideWall({ ground }: Known, square: Square): boolean {
  if (terrainAt(ground, square) !== "floor" && terrainAt(ground, square) !== "corridor") return false;
  return directions.some(({ x, y }) => (x === 0 || y === 0) && isFull(ground, square.x + x, square.y + y));
}
