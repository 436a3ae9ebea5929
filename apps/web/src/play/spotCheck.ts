import { objectionTo } from "@ossuaire/discs";
import type { Objection, Spot } from "@ossuaire/kernel";
import { type Scene, tableOf } from "../board/scene.ts";

/**
 * Says at once, while a piece is still in the hand, that a spot is taken or outside. Only what everybody can see: the
 * match itself has the last word.
 */
export function objectionOn(scene: Scene, radius: number, spots: readonly Spot[]): Objection | undefined {
  const table = tableOf(scene);
  for (const spot of spots) {
    const objection = objectionTo(table, spot, radius);
    if (objection !== undefined) return objection;
  }
  return undefined;
}
