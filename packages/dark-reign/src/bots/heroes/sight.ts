import { sees } from "../../grid/sight.ts";
import { distance, type Square, sameSquare } from "../../grid/square.ts";
import { has, noted } from "../../sheet/traits.ts";
import type { SeenCharacter } from "../../view.ts";
import type { Known } from "./known.ts";

/** What somebody of ours would see from any square: asked for many of them, so who hides whom is looked up once. */
export function sightOf(known: Known, who: SeenCharacter): (from: Square, target: Square) => boolean {
  const { ground, state, friends, foes } = known;
  const tall = [...friends, ...foes].filter(
    (one) => one.id !== who.id && one.states.ground === undefined && !has(state, one, "invisible"),
  );
  const limit = Math.min(Number.MAX_SAFE_INTEGER, ...noted(state, who, "sight"));
  return (from, target) => {
    if (distance(from, target) > limit) return false;
    // REG-LOS-04: nobody's own side hides anything from the next square.
    const hides = tall.filter((one) => !(one.side === who.side && distance(from, one) <= 1));
    return sees(ground, from.x, from.y, target.x, target.y, (x, y) =>
      hides.some((one) => sameSquare(one, { x, y })),
    );
  };
}
