import { at } from "./characters.ts";
import { type Ground, hindranceAt, indexOf, isFull } from "./grid/ground.ts";
import { sees } from "./grid/sight.ts";
import { directions, distance, type Square } from "./grid/square.ts";
import { reaches as handReaches, notAroundCorner, stepsFrom } from "./grid/steps.ts";
import { groundOf } from "./ground-of.ts";
import { has, noted } from "./sheet/traits.ts";
import type { Character, State } from "./state.ts";
import { onceWhileStill } from "./still.ts";

export { groundOf } from "./ground-of.ts";

/** REG-MELEE-03, REG-VERDICT-73: what a hand or a weapon reaches. */
export function reaches(state: State, from: Square, to: Square): boolean {
  return handReaches(groundOf(state), from, to);
}

/** REG-VERDICT-72: it can be entered by walking, and nobody is on it; in reach of a step from the square. */
export function emptyBeside(state: State, from: Square): readonly Square[] {
  return stepsFrom(groundOf(state), from).filter((square) => at(state, square) === undefined);
}

/**
 * Where a step takes a character: who flies passes over everybody and everything but full obstacles, the immaterial through
 * those too (REG-FLY-02, REG-IMMAT-02, REG-RULING-30).
 */
export const stepsFor = onceWhileStill((state, who: Character): readonly Square[] => {
  const isImmaterial = has(state, who, "immaterial");
  if (!isImmaterial && !has(state, who, "flying")) return emptyBeside(state, who);
  const ground = groundOf(state);
  const beside = directions.map(({ x, y }) => ({ x: who.x + x, y: who.y + y }));
  if (isImmaterial) return beside.filter(({ x, y }) => indexOf(ground, x, y) >= 0);
  return beside.filter((to) => !isFull(ground, to.x, to.y) && notAroundCorner(ground, who, to));
});

/** REG-VERDICT-72. */
export function isEmpty(state: State, square: Square): boolean {
  return isOpen(groundOf(state), square) && at(state, square) === undefined;
}

const isOpen = (ground: Ground, { x, y }: Square): boolean => hindranceAt(ground, { x, y }) === "free";

/** The squares beside one that are not around a corner, whoever stands there. */
export function neighboursInReach(state: State, from: Square): readonly Square[] {
  const ground = groundOf(state);
  return directions
    .map(({ x, y }) => ({ x: from.x + x, y: from.y + y }))
    .filter((to) => isOpen(ground, to) && notAroundCorner(ground, from, to));
}

/** REG-LOS, REG-RULING-28, REG-EVENT-07: whether a character has a square, or who stands there, in line of sight. */
export function canSee(state: State, viewer: Character, target: Square, seesThrough = false): boolean {
  const hidden = at(state, target);
  // REG-VERDICT-26: who sits in a hole neither sees nor is seen.
  if (viewer.states.hole !== undefined || hidden?.states.hole !== undefined) return false;
  // REG-INVIS-02: its own side does not see it either; itself it does.
  if (hidden !== undefined && hidden.id !== viewer.id && has(state, hidden, "invisible")) return false;
  return seesSquare(state, viewer, target, seesThrough);
}

/** The same of the square alone, whoever stands there unseen. */
export function seesSquare(state: State, viewer: Character, target: Square, seesThrough = false): boolean {
  if (noted(state, viewer, "sight").some((limit) => distance(viewer, target) > limit)) return false;
  // Asked for the squares of the line alone: few of them are held by anybody.
  const hides = (x: number, y: number) => {
    for (const one of state.characters)
      if (one.x === x && one.y === y && one.gone === undefined && hidesWhatIsBehind(state, viewer, one))
        return true;
    return false;
  };
  const { x, y } = target;
  return sees(groundOf(state), viewer.x, viewer.y, x, y, seesThrough ? undefined : hides);
}

/** REG-LOS-03, 04, REG-RULING-28: not the invisible, nor who lies or sits in a hole, nor an ally beside the viewer. */
function hidesWhatIsBehind(state: State, viewer: Character, other: Character): boolean {
  const isLow = other.states.ground !== undefined || other.states.hole !== undefined;
  const isBeside = other.side === viewer.side && distance(viewer, other) <= 1;
  return !isLow && !isBeside && !has(state, other, "invisible");
}

/** As squares are called in ids: `7,3`. */
export const squareId = ({ x, y }: Square): string => `${x},${y}`;
