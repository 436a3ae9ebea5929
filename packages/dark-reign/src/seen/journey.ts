import { sceneOf } from "../bots/mj/scene.ts";
import { terrainAt } from "../grid/ground.ts";
import { type Square, sameSquare } from "../grid/square.ts";
import type { Question } from "../questions.ts";
import type { View } from "../view.ts";

/**
 * The option that takes whoever is asked one step along a way: a run where two squares and more are left and none of the next two is
 * a bridge (REG-BRIDGE-03), else a walk, which traps do not catch for sure (REG-TRAP-02). Undefined where that cannot be answered here.
 */
export function stepAlong(view: View, question: Question, way: readonly Square[]): string | undefined {
  const [next, second] = way;
  if (question.prompt === "run-on") {
    const on = question.options.find(({ square }) => next && square && sameSquare(square, next));
    return on?.id ?? "stop";
  }
  if (question.prompt !== "act" || next === undefined) return undefined;
  const { ground } = sceneOf(view);
  const isBridge = (square: Square) => terrainAt(ground, square) === "bridge";
  const by = (deed: string) =>
    question.options.find(
      (one) => "deed" in one && one.deed === deed && one.square && sameSquare(one.square, next),
    )?.id;
  const runs = second !== undefined && !isBridge(next) && !isBridge(second);
  return (runs ? by("run") : undefined) ?? by("walk") ?? (isBridge(next) ? undefined : by("run"));
}

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
