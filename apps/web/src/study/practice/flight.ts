import { flick } from "@ossuaire/flick";
import type { AnswerTo } from "@ossuaire/kernel";
import { type Laid, type Layout, tableOf } from "@ossuaire/study";
import type { Motion, Scene } from "../../board/scene.ts";

/** A flick without rules: how it runs, and how all lies afterwards. What has left the board is gone. */
export interface Flight {
  readonly answer: AnswerTo<"flick">;
  readonly motion: Motion;
  readonly landed: Layout;
}

/** Undefined for what cannot be flicked: an obstacle. */
export function flightOf(scene: Scene, layout: Layout, answer: AnswerTo<"flick">): Flight | undefined {
  const { piece: disc, vx, vy } = answer;
  const report = flick(tableOf(layout), { disc, vx, vy });
  if (!report.ok) return undefined;
  const { tracks, entries, duration, after } = report;
  const pieces = layout.pieces.flatMap((piece): readonly Laid[] => {
    if (piece.kind === "wall") return [piece];
    const there = after.discs.find(({ id }) => id === piece.id);
    return there === undefined ? [] : [{ ...piece, x: there.x, y: there.y }];
  });
  const motion = { before: scene, flicked: disc, tracks, entries, duration };
  return { answer, motion, landed: { ...layout, pieces } };
}
