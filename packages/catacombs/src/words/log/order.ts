import { inBoardOrder } from "@ossuaire/discs";
import type { Event } from "../../events.ts";

/** CAT-RULING-17: hits and burns are settled when all discs are back. */
export function inOrder(events: readonly Event[]): readonly Event[] {
  return inBoardOrder(events, settling);
}

const settling: ReadonlySet<Event["type"]> = new Set(["hit", "hurt", "unhurt", "spared", "burnt"]);
