import { isUp } from "../../characters.ts";
import { canEnter, indexOf } from "../../grid/ground.ts";
import { directions, type Square } from "../../grid/square.ts";
import { notAroundCorner } from "../../grid/steps.ts";
import { stepsAt, type Toll, type Ways, waysTo } from "../../grid/ways.ts";
import { isArmed } from "../../rules/trap.ts";
import { cardOf } from "../../shelf.ts";
import type { SeenElement } from "../../view.ts";
import { isShut, throughDoor } from "./doors.ts";
import { type Known, onceKnown } from "./known.ts";

/** A way on that nobody has taken. */
export interface Exit {
  readonly element: SeenElement;
  /** From where it is handled, or entered. */
  readonly before: readonly Square[];
  /** It stands open, and there is nothing behind it but the way out. */
  readonly isGate: boolean;
  /** Steps of the whole group to get there, and of who is farthest from it. */
  readonly together: number;
  readonly farthest: number;
  /** The way of everybody there. */
  readonly ways: Ways;
}

/** All that are known, the nearest to the group first. */
export const exitsOf = onceKnown((known): readonly Exit[] =>
  known.view.elements
    .filter(isExit)
    .flatMap((element) => measured(known, element))
    .toSorted((a, b) => a.together - b.together || (a.element.id < b.element.id ? -1 : 1)),
);

function isExit({ kind, leads, blocked, hidden }: SeenElement): boolean {
  const { isDoor, isPassage, isCell } = cardOf("elements", kind);
  return (isDoor || isPassage) === true && !isCell && leads === undefined && !blocked && !hidden;
}

function measured(known: Known, element: SeenElement): readonly Exit[] {
  const { ground, friends } = known;
  const before = directions
    .map(({ x, y }) => ({ x: element.x + x, y: element.y + y }))
    .filter((square) => canEnter(ground, square.x, square.y) && notAroundCorner(ground, square, element));
  const isGate = cardOf("elements", element.kind).isDoor === true && element.open === true;
  const ways = waysTo(ground, before, pathOf(known));
  const steps = friends.filter(isUp).map((one) => stepsAt(ways, one));
  const reached = steps.filter((one) => one !== undefined);
  if (reached.length === 0) return [];
  const together = reached.reduce((sum, one) => sum + one, 0) + 50 * (steps.length - reached.length);
  return [{ element, before, isGate, together, farthest: Math.max(...reached), ways }];
}

/** As if nobody stood anywhere; furniture and traps do. */
export function pathOf({ ground, view }: Known): Toll {
  const traps = new Set(view.elements.filter(isArmed).map(({ x, y }) => indexOf(ground, x, y)));
  const shut = new Set(view.elements.filter(isShut).map(({ x, y }) => indexOf(ground, x, y)));
  return (x, y) => {
    if (shut.has(indexOf(ground, x, y))) return throughDoor;
    return canEnter(ground, x, y) && !traps.has(indexOf(ground, x, y)) ? 1 : 0;
  };
}
