import { canEnter, indexOf, terrainAt, zoneAt } from "../../grid/ground.ts";
import { directions, type Square, sameSquare } from "../../grid/square.ts";
import { reaches } from "../../grid/steps.ts";
import { stepsAt, type Toll, type Ways, wayFrom, waysTo } from "../../grid/ways.ts";
import { isArmed } from "../../rules/trap.ts";
import { cardOf, profileOf } from "../../shelf.ts";
import type { SeenCharacter, SeenElement } from "../../view.ts";
import { is, onBoard, type Scene } from "./scene.ts";

/** REG-AUTO-12: to a square from which one of them can be attacked, or otherwise reached by hand. */
export interface Journey {
  readonly steps: number;
  readonly way: readonly Square[];
}

/**
 * REG-AUTO-12: the shortest way over empty squares. If characters of its own side close every way it is measured as if they were
 * not there, and leads as far as it can.
 */
export function journeyTo(scene: Scene, who: SeenCharacter, targets: readonly Square[]): Journey | undefined {
  const goals = targets.flatMap((target) => besides(scene, target));
  const all = onBoard(scene);
  const isOpen = (square: Square) => !all.some((one) => sameSquare(one, square));
  for (const passes of [false, true]) {
    const ways = waysTo(scene.ground, goals, tollFor(scene, who, passes));
    const found = along(ways, who, isOpen);
    if (found !== undefined) return found;
  }
  return undefined;
}

function along(ways: Ways, who: Square, isOpen: (square: Square) => boolean): Journey | undefined {
  const steps = stepsAt(ways, who);
  const way = wayFrom(ways, who, isOpen);
  return steps === undefined || way === undefined ? undefined : { steps, way };
}

function besides({ ground }: Scene, target: Square): readonly Square[] {
  return directions
    .map(({ x, y }) => ({ x: target.x + x, y: target.y + y }))
    .filter((square) => reaches(ground, square, target));
}

/** A square with a trap it knows is closed, for undead and demons the zone of a statue too (REG-AUTO-03, 09). */
function tollFor(scene: Scene, who: SeenCharacter, passesOwn: boolean): Toll {
  const { ground, view } = scene;
  const isUnholy = is(scene, who, "undead") || is(scene, who, "demon");
  const holy = new Set(view.elements.filter(({ kind }) => kind === "statue").map(({ zone }) => zone));
  const index = ({ x, y }: Square) => indexOf(ground, x, y);
  const closed = new Set([
    ...view.elements.filter(isKnownTrap).map(index),
    ...onBoard(scene)
      .filter(({ id, side }) => id !== who.id && !(passesOwn && side === who.side))
      .map(index),
  ]);
  const doors = new Set(view.elements.filter(canBeOpened).map(index));
  return (x, y) => {
    const at = indexOf(ground, x, y);
    if (closed.has(at)) return 0;
    if (isUnholy && holy.has(zoneAt(ground, { x, y }) ?? -1)) return 0;
    if (doors.has(at)) return 2;
    return canEnter(ground, x, y) ? 1 : 0;
  };
}

/** REG-RULING-64: what heroes laid, it does not know of. */
const isKnownTrap = (element: SeenElement): boolean => isArmed(element) && element.laid !== "heroes";

/** REG-AUTO-03, REG-VERDICT-25, 83: closed, and behind it no undiscovered zone and no cell that nobody has opened. */
function canBeOpened({ kind, open, hidden, blocked, leads, searched }: SeenElement): boolean {
  const isKnown = leads !== undefined || searched !== undefined;
  return cardOf("elements", kind).isDoor === true && !open && !hidden && blocked === undefined && isKnown;
}

export const isClosedDoor = ({ view }: Scene, square: Square): boolean =>
  view.elements.some((one) => sameSquare(one, square) && canBeOpened(one));

const isBridge = ({ ground }: Scene, square: Square): boolean => terrainAt(ground, square) === "bridge";

/** REG-AUTO-03, 12: whether it runs along the next two squares of its way; that always saves a P.Action. */
export function runsAlong(scene: Scene, who: SeenCharacter, way: readonly Square[]): boolean {
  const next = way.slice(0, 2);
  const isSlow = profileOf(who.card).traits.some(({ id }) => id === "walks-only");
  return (
    next.length === 2 &&
    !isSlow &&
    next.every((square) => !isBridge(scene, square) && !isClosedDoor(scene, square))
  );
}

/** P.Action that a way costs, doors included. */
export function costOf(scene: Scene, who: SeenCharacter, way: readonly Square[]): number {
  const [first] = way;
  if (first === undefined) return 0;
  const strides = runsAlong(scene, who, way) ? 2 : 1;
  const opening = isClosedDoor(scene, first) ? 1 : 0;
  return opening + 1 + costOf(scene, who, way.slice(strides));
}
