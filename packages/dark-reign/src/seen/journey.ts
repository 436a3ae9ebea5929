import type { DeedOption } from "../asked/deed.ts";
import type { SquareOption } from "../asked/fight.ts";
import { sceneOf } from "../bots/mj/scene.ts";
import { type Ground, terrainAt } from "../grid/ground.ts";
import { type Square, sameSquare } from "../grid/square.ts";
import type { Question } from "../questions.ts";
import type { View } from "../view.ts";

/** How somebody goes: step by step, or two squares for the same price and straight into every trap (REG-MOVE-04, 05). */
export type Pace = "walk" | "run";

/** The option that takes whoever is asked one step along a way. Undefined where that cannot be answered here. */
export function stepAlong(
  view: View,
  question: Question,
  way: readonly Square[],
  pace: Pace = "run",
): string | undefined {
  if (question.prompt === "run-on") return runOnAlong(sceneOf(view).ground, question.options, way);
  if (question.prompt !== "act" || way.length === 0) return undefined;
  const deeds = question.options.flatMap((one) => ("deed" in one ? [one] : []));
  return deedAlong(sceneOf(view).ground, deeds, way, pace)?.id;
}

/** The further step of a run along a way, but never onto a bridge (REG-BRIDGE-03): there one stops, and walks. */
export function runOnAlong(
  ground: Ground,
  options: readonly SquareOption[],
  [next]: readonly Square[],
): string {
  if (next === undefined || isBridge(ground, next)) return "stop";
  return options.find(({ square }) => square !== undefined && sameSquare(square, next))?.id ?? "stop";
}

/**
 * The deed that takes somebody along a way: for whoever runs a run where two squares and more are left and none of the next two is a bridge
 * (REG-BRIDGE-03), else a walk, which traps do not catch for sure (REG-TRAP-02).
 */
export function deedAlong(
  ground: Ground,
  options: readonly DeedOption[],
  [next, second]: readonly Square[],
  pace: Pace = "run",
): DeedOption | undefined {
  if (next === undefined) return undefined;
  const by = (id: string) =>
    options.find(({ deed, square }) => deed === id && square !== undefined && sameSquare(square, next));
  if (pace === "walk") return by("walk");
  const runs = isRun(ground, [next, second]);
  return (runs ? by("run") : undefined) ?? by("walk") ?? (isBridge(ground, next) ? undefined : by("run"));
}

/** How each square of a way is come to by whoever runs so many squares at a time (REG-RULING-18). */
export function pacesAlong(ground: Ground, way: readonly Square[], stride: number): readonly Pace[] {
  const paces: Pace[] = [];
  while (paces.length < way.length) {
    const left = way.slice(paces.length);
    const bridge = left.findIndex((square) => isBridge(ground, square));
    const squares = Math.min(stride, bridge < 0 ? left.length : bridge);
    if (stride > 1 && isRun(ground, left)) paces.push(...Array<Pace>(squares).fill("run"));
    else paces.push("walk");
  }
  return paces;
}

function isRun(ground: Ground, [next, second]: readonly (Square | undefined)[]): boolean {
  const isDry = (square: Square | undefined) => square !== undefined && !isBridge(ground, square);
  return isDry(next) && isDry(second);
}

export const isBridge = (ground: Ground, square: Square): boolean => terrainAt(ground, square) === "bridge";

/** Whether nothing has happened on the way but the step itself: else whoever walks wants to look first. */
export function isCalm(before: View, after: View, walker: string): boolean {
  const told = ({ zones, elements, characters, things, turn, phase }: View) =>
    JSON.stringify([
      zones.length,
      elements,
      things.length,
      phase,
      turn.acting,
      characters.map(({ id, pv, states, gone, x, y, side }) => [
        id,
        pv,
        states,
        gone,
        side,
        ...(id === walker ? [] : [x, y]),
      ]),
    ]);
  return told(before) === told(after);
}
