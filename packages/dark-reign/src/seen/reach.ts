import type { DeedQuestion } from "../asked/deed.ts";
import { stateSeen } from "../bots/heroes/known.ts";
import { onBoard, type Scene, sceneOf } from "../bots/mj/scene.ts";
import { strideOf } from "../deeds/run.ts";
import { terrainAt } from "../grid/ground.ts";
import { byRow, type Square, sameSquare } from "../grid/square.ts";
import { reaches, stepsFrom } from "../grid/steps.ts";
import { isArmed } from "../rules/trap.ts";
import type { SeenCharacter, SeenElement, View } from "../view.ts";
import type { Pace } from "./journey.ts";

/** A square that somebody can come to with what is left of its P.Action. */
export interface Reach extends Square {
  /** REG-ACT-01: what it costs at this pace; whoever runs does so wherever that is wise. */
  readonly actions: number;
  /** The squares on the way there, itself included, the first step first. */
  readonly way: readonly Square[];
}

/** On the way: the steps of a run that are paid for and not made yet. */
interface Stop extends Reach {
  readonly ready: number;
}

/**
 * REG-MOVE: where whoever is asked can go, and how, by what it sees. A way leads around everybody and around every trap that is known;
 * it ends where an adversary would block the next step (REG-BLOCK-01), and on a trap if somebody insists. Nobody runs onto
 * a bridge (REG-BRIDGE-03). The nearest come first, then by row and column.
 */
export function reachOf(view: View, question: DeedQuestion, pace: Pace = "run"): readonly Reach[] {
  const who = view.characters.find(({ id }) => id === question.about.who);
  if (who === undefined) return [];
  const scene = sceneOf(view);
  const first = question.options.flatMap((one) =>
    "deed" in one && (one.deed === "walk" || one.deed === pace) && one.square !== undefined ? [one] : [],
  );
  const stride = first.some(({ deed }) => deed === "run") ? strideOf(stateSeen(view), who) : 1;
  const found = new Map<string, Stop>();
  const waiting: Stop[] = [{ x: who.x, y: who.y, actions: 0, ready: 0, way: [] }];
  for (let stop = waiting.shift(); stop !== undefined; stop = waiting.shift()) {
    const isStart = stop.way.length === 0;
    const key = `${stop.x},${stop.y}`;
    if (found.has(key)) continue;
    found.set(key, stop);
    if (!isStart && endsAt(scene, who, stop)) continue;
    const nexts = isStart ? distinct(first.flatMap(({ square }) => square ?? [])) : openFrom(scene, stop);
    for (const next of nexts) {
      const further = stepped(scene, stop, next, stride);
      if (further.actions <= question.about.actions && !found.has(`${next.x},${next.y}`))
        waiting.push(further);
    }
    waiting.sort(cheapest);
  }
  return [...found.values()]
    .filter(({ way }) => way.length > 0)
    .map(({ x, y, actions, way }) => ({ x, y, actions, way }));
}

function stepped({ ground }: Scene, from: Stop, to: Square, stride: number): Stop {
  const way = [...from.way, to];
  if (terrainAt(ground, to) === "bridge") return { ...to, way, actions: from.actions + 1, ready: 0 };
  return from.ready > 0
    ? { ...to, way, actions: from.actions, ready: from.ready - 1 }
    : { ...to, way, actions: from.actions + 1, ready: stride - 1 };
}

/** Of ways that cost the same the one that leaves more of a run, then the shorter, then by row and column. */
const cheapest = (a: Stop, b: Stop): number =>
  a.actions - b.actions || b.ready - a.ready || a.way.length - b.way.length || byRow(a, b);

function openFrom(scene: Scene, from: Square): readonly Square[] {
  return stepsFrom(scene.ground, from).filter((to) => !onBoard(scene).some((one) => sameSquare(one, to)));
}

/** REG-BLOCK-01, REG-TRAP-01, REG-PORTAL-01: where something may happen one stops, and looks. */
function endsAt(scene: Scene, who: SeenCharacter, square: Square): boolean {
  const isThreatened = onBoard(scene).some(
    (one) => one.side !== who.side && one.states.ground === undefined && reaches(scene.ground, one, square),
  );
  return isThreatened || scene.view.elements.some((one) => sameSquare(one, square) && isRisky(one));
}

const isRisky = (element: SeenElement): boolean => element.kind === "portal" || isArmed(element);

function distinct(squares: readonly Square[]): readonly Square[] {
  return squares.filter((one, n) => squares.findIndex((other) => sameSquare(other, one)) === n);
}
