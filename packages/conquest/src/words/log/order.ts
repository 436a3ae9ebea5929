import { inBoardOrder } from "@ossuaire/discs";
import type { Event } from "../../events.ts";

/** CON-RULING-61: whoever was pushed off the mat is back before anything is said about touches. */
export function inOrder(events: readonly Event[]): readonly Event[] {
  return inBoardOrder(events, settling);
}

const settling: ReadonlySet<Event["type"]> = new Set(["hit", "no-damage"]);
