import type { GameEvent } from "@ossuaire/kernel";

/**
 * What was told of a flick, in the order of the board: whoever was hit and thereby pushed off it is hit first, and comes
 * back then. Rules bring all discs back before they settle the hits (`settling`), and tell it so.
 */
export function inBoardOrder<Event extends GameEvent>(
  events: readonly Event[],
  settling: ReadonlySet<Event["type"]>,
): readonly Event[] {
  const told: Event[] = [];
  const back: Event[] = [];
  for (const event of events) {
    if (event.type === "put-back") back.push(event);
    else {
      if (!settling.has(event.type)) told.push(...back.splice(0));
      told.push(event);
    }
  }
  return [...told, ...back];
}
