import { objectionTo } from "@ossuaire/discs";
import type { Objection } from "@ossuaire/kernel";
import type { Deed, Scene } from "../board/scene.ts";

/**
 * Says at once, while a piece is still in the hand, that a spot is taken or outside. Only what everybody can see: the
 * match itself has the last word.
 */
export function objectionOn(
  { board, pieces }: Scene,
  radius: number | undefined,
  deed: Deed,
): Objection | undefined {
  if (deed.kind === "flick" || radius === undefined) return undefined;
  const discs = pieces.map(discOf);
  for (const spot of deed.spots) {
    const objection = objectionTo({ board, discs }, spot, radius);
    if (objection !== undefined) return objection;
  }
  return undefined;
}

function discOf({ id, x, y, radius, fixed = false }: Scene["pieces"][number]) {
  return { id, x, y, radius, fixed };
}
