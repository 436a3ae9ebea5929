import type { Answer, Decision } from "@ossuaire/kernel";
import type { Deed, Scene } from "../board/scene.ts";
import type { Move, Points } from "./lesson.ts";

/** The question, with the options that the step allows. */
export function narrowed(decision: Decision, { options }: Move): Decision {
  if (decision.kind !== "choose" || options === undefined) return decision;
  return { ...decision, options: decision.options.filter((option) => options.includes(option.id)) };
}

/** The targets that the coach speaks of are marked as those that the game knows. */
export function aimedAt(scene: Scene, points: Points | undefined): Scene {
  const targets = points?.targets;
  if (targets === undefined) return scene;
  const pieces = scene.pieces.map((piece) =>
    targets.includes(piece.id) ? { ...piece, mark: "target" as const } : piece,
  );
  return { ...scene, pieces };
}

/** What can be shown on the board of an answer. */
export function hintOf(answer: Answer | undefined): Deed | undefined {
  return answer?.kind === "flick" || answer?.kind === "place" ? answer : undefined;
}
