import type { Flicked } from "@ossuaire/discs";
import { flick } from "@ossuaire/flick";
import { type Motion, type Scene, tableOf } from "../scene.ts";

/** A flick as it runs from this scene, which is all that lay on the board before it; by the physics of the match itself. */
export function motionFrom(scene: Scene, { piece: disc, vx, vy }: Flicked): Motion | undefined {
  const report = flick(tableOf(scene), { disc, vx, vy });
  if (!report.ok) return undefined;
  const { tracks, entries, duration } = report;
  const pieces = scene.pieces.map(({ mark: _, ...piece }) =>
    piece.id === disc ? ({ ...piece, mark: "acting" } as const) : piece,
  );
  return { before: { ...scene, pieces }, tracks, entries, duration };
}
