import { type Asked, arena, type View } from "@ossuaire/conquest";
import type { Spot } from "@ossuaire/kernel";
import type { PlacingPlan } from "../look.ts";

/**
 * CON-RULING-05: a layout must be the same after half a turn, to the millimetre. No hand is that steady, so the player
 * places one of each pair; the other mirrors it, and the odd one lies in the middle.
 */
export function placingOf(decision: Asked<"place">): PlacingPlan {
  if (decision.prompt !== "layout-spots") return { pieces: decision.pieces, complete: (spots) => spots };
  const pieces = decision.pieces.filter(({ piece }) => pairs[piece] !== undefined);
  return { pieces, complete: (spots) => [middle, ...spots.flatMap(withMirror)].toSorted(byPiece) };
}

/** Of a shot: the target, where there is one, else the characters of the other team. */
export function foesOf({ prompt }: Asked<"place">, { playing, active }: View): readonly string[] | undefined {
  if (prompt !== "place") return undefined;
  if (playing?.target !== undefined) return [playing.target];
  return active.team === "sword" ? ["c1", "c2"] : ["s1", "s2"];
}

const pairs: Readonly<Record<string, string>> = { "crystal-2": "crystal-5", "crystal-3": "crystal-4" };
const middle: Spot = { piece: "crystal-1", x: arena.length / 2, y: arena.width / 2 };

function withMirror(spot: Spot): readonly Spot[] {
  const other = pairs[spot.piece];
  return other === undefined
    ? [spot]
    : [spot, { piece: other, x: arena.length - spot.x, y: arena.width - spot.y }];
}

function byPiece(a: Spot, b: Spot): number {
  return a.piece < b.piece ? -1 : 1;
}
