import { strideOf } from "../../deeds/run.ts";
import { canEnter, indexOf, terrainAt } from "../../grid/ground.ts";
import { directions, type Square, sameSquare } from "../../grid/square.ts";
import { reaches } from "../../grid/steps.ts";
import { type Toll, type Ways, wayFrom, waysFrom, waysTo } from "../../grid/ways.ts";
import { isArmed } from "../../rules/trap.ts";
import type { SeenCharacter, SeenElement } from "../../view.ts";
import { isShut, throughDoor } from "./doors.ts";
import type { Known } from "./known.ts";

/** REG-BRIDGE-03: nobody runs over a bridge; walking there takes as long as running twice as far. */
const onBridge = 2;

/** Where somebody of ours can go: around everybody, `without` whom it would, and never onto a trap that was found, or into a portal. */
export function tollFor(known: Known, who: SeenCharacter, without?: SeenCharacter): Toll {
  const { ground, view, friends, foes } = known;
  const index = ({ x, y }: Square) => indexOf(ground, x, y);
  const closed = new Set([
    ...[...friends, ...foes].filter(({ id }) => id !== who.id && id !== without?.id).map(index),
    ...view.characters
      .filter(({ gone, states }) => gone === undefined && states.hole !== undefined)
      .map(index),
    ...view.elements.filter(isAvoided).map(index),
  ]);
  const shut = new Set(view.elements.filter(isShut).map(index));
  return (x, y) => {
    const at = indexOf(ground, x, y);
    if (shut.has(at)) return throughDoor;
    if (closed.has(at) || !canEnter(ground, x, y)) return 0;
    return terrainAt(ground, { x, y }) === "bridge" ? onBridge : 1;
  };
}

const isAvoided = (element: SeenElement): boolean =>
  element.kind === "portal" || (isArmed(element) && element.laid !== "mj");

export const waysOf = (known: Known, who: SeenCharacter): Ways =>
  waysFrom(known.ground, who, tollFor(known, who));

/** P.Action that so many steps cost somebody; `ready` are steps of a run that are paid for. */
export function priceOf(known: Known, who: SeenCharacter, steps: number, ready = 0): number {
  return Math.ceil(Math.max(0, steps - ready) / strideOf(known.state, who));
}

/** The squares from which a hand reaches this one. */
export function besides({ ground }: Known, target: Square): readonly Square[] {
  return directions
    .map(({ x, y }) => ({ x: target.x + x, y: target.y + y }))
    .filter((square) => canEnter(ground, square.x, square.y) && reaches(ground, square, target));
}

/** The squares on the shortest way to one of these, without the one on which it stands. */
export function wayTo(
  known: Known,
  who: SeenCharacter,
  goals: readonly Square[],
): readonly Square[] | undefined {
  const toll = tollFor(known, who);
  const open = goals.filter((goal) => sameSquare(goal, who) || toll(goal.x, goal.y) > 0);
  return wayFrom(waysTo(known.ground, open, toll), who);
}
