import type { Flicked } from "@ossuaire/discs";
import { flick } from "@ossuaire/flick";
import { type Counter, type Motion, type Scene, tableOf } from "../scene.ts";

/** A flick as it runs from this scene, which is all that lay on the board before it; by the physics of the match itself. */
export function motionFrom(scene: Scene, { piece: disc, vx, vy }: Flicked): Motion | undefined {
  const report = flick(tableOf(scene), { disc, vx, vy });
  if (!report.ok) return undefined;
  const { tracks, entries, duration } = report;
  const pieces = scene.pieces.map((piece) => ({ ...piece, mark: markIn(piece, disc) }));
  return { before: { ...scene, pieces }, flicked: disc, tracks, entries, duration };
}

/** What flies is all that is pointed at; whoever lies stunned goes on lying. */
function markIn({ id, mark }: Counter, disc: string): Counter["mark"] {
  if (id === disc) return "acting";
  return mark === "stunned" ? mark : undefined;
}
