import { path as obstacle } from "virtual:game-icon/obelisk";
import { drawingOf } from "./drawings.ts";

/** A fire wall is the other face of its monster's disc. */
export function figureOf(card: string, kind: string): string {
  return drawingOf("disc", kind === "wall" ? "fire-wall" : card) ?? obstacle;
}
