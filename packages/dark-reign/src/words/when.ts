import { type Words, w } from "@ossuaire/kernel";
import type { View } from "../view.ts";

/** Where in the game one is. REG-DRAW-06: while the first zone is laid, no round has begun. */
export function whenWords({ phase, round }: Pick<View, "phase" | "round">): Words {
  if (phase === "town") return w("en ville", "in town");
  if (round === 0) return w("descente", "going down");
  return w(`manche ${round}`, `round ${round}`);
}
