import type { View } from "@ossuaire/catacombs";
import type { Rows } from "../look.ts";
import { hasActed, isStunned } from "./discs.ts";
import { sideOf } from "./on-discs.ts";

export type State = "can-act" | "acts" | "acted" | "stunned";

/** CAT-ROUND-07: where somebody stands in this round; nothing is said of who only waits for the other side. */
export function stateOf(id: string, { fight, phase }: View, { acting }: Rows): State | undefined {
  const piece = fight?.pieces.find((one) => one.id === id);
  if (piece === undefined) return undefined;
  if (isStunned(piece)) return "stunned";
  if (id === acting) return "acts";
  if (sideOf(piece) !== phase) return undefined;
  return hasActed(piece, phase) ? "acted" : "can-act";
}
