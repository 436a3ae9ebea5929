import { objectionTo } from "@ossuaire/discs";
import type { Objection } from "@ossuaire/kernel";
import { type Deed, type Scene, tableOf } from "../board/scene.ts";

/**
 * Says at once, while a piece is still in the hand, that a spot is taken or outside. Only what everybody can see: the
 * match itself has the last word.
 */
export function objectionOn(scene: Scene, radius: number | undefined, deed: Deed): Objection | undefined {
  if (deed.kind !== "place" || radius === undefined) return undefined;
  const table = tableOf(scene);
  for (const spot of deed.spots) {
    const objection = objectionTo(table, spot, radius);
    if (objection !== undefined) return objection;
  }
  return undefined;
}
