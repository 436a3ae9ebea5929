import { isFull, squaresOf, terrainAt } from "../../grid/ground.ts";
import { directions, distance, type Square } from "../../grid/square.ts";
import { stepsAt } from "../../grid/ways.ts";
import type { SeenCharacter } from "../../view.ts";
import type { Act } from "./act.ts";
import { type Intent, nothing } from "./intent.ts";
import type { Known } from "./known.ts";
import { besides, waysOf, wayTo } from "./ways.ts";

/** REG-SEARCH: with no way on, walls are searched, each by somebody else and in each round elsewhere: nobody remembers where they were. */
export function searchIntent(known: Known, who: SeenCharacter): Intent {
  const shown = known.view.elements.filter(({ hidden }) => hidden);
  const ways = waysOf(known, who);
  const near = shown.flatMap((one) => besides(known, one)).filter((one) => stepsAt(ways, one) !== undefined);
  const [seen] = near;
  if (seen !== undefined) return { way: wayTo(known, who, [seen]) ?? [], acts: [searching(seen)] };
  const walls = squaresOf(known.ground).filter(
    (square) => stepsAt(ways, square) !== undefined && isBesideWall(known, square),
  );
  const place = known.friends.findIndex(({ id }) => id === who.id);
  const goal = walls[scattered(known.view.round * 7 + place) % Math.max(1, walls.length)];
  if (goal === undefined) return nothing;
  const around = [who, ...directions.map(({ x, y }) => ({ x: who.x + x, y: who.y + y }))];
  const here = around.filter((square) => isBesideWall(known, square)).map(searching);
  if (distance(who, goal) <= 1) return { way: [], acts: [searching(goal), ...here] };
  const way = wayTo(known, who, [goal]) ?? [];
  // With the last P.Action it looks around where it is.
  return who.actions > 1 ? { way, acts: here } : { way: [], acts: here };
}

const searching = ({ x, y }: Square): Act => ({
  wish: { deed: "search", square: { x, y } },
  cost: 1,
  worth: 1,
});

function isBesideWall({ ground }: Known, square: Square): boolean {
  if (terrainAt(ground, square) !== "floor" && terrainAt(ground, square) !== "corridor") return false;
  return directions.some(({ x, y }) => (x === 0 || y === 0) && isFull(ground, square.x + x, square.y + y));
}

/** Far apart for numbers that are close to each other. */
const scattered = (number: number): number => (number * 2654435761) % 4294967296;
