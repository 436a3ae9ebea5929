import { canEnter, type Ground, isFull } from "./ground.ts";
import { directions, distance, type Square } from "./square.ts";

/** REG-MOVE-02, 06: one step by walking, whoever may stand there. */
export function canStep(ground: Ground, from: Square, to: Square): boolean {
  return distance(from, to) === 1 && canEnter(ground, to.x, to.y) && notAroundCorner(ground, from, to);
}

/** REG-MELEE-03, REG-VERDICT-73: what a hand or a weapon reaches; the own square always. */
export function reaches(ground: Ground, from: Square, to: Square): boolean {
  return distance(from, to) <= 1 && notAroundCorner(ground, from, to);
}

/** The squares to which one can step, by row, then column. */
export function stepsFrom(ground: Ground, from: Square): readonly Square[] {
  return directions
    .map(({ x, y }) => ({ x: from.x + x, y: from.y + y }))
    .filter((to) => canStep(ground, from, to));
}

/** REG-RULING-19: no full obstacle in either of the two squares beside the diagonal; a straight step has none. */
export function notAroundCorner(ground: Ground, from: Square, to: Square): boolean {
  if (from.x === to.x || from.y === to.y) return true;
  return !isFull(ground, to.x, from.y) && !isFull(ground, from.x, to.y);
}
