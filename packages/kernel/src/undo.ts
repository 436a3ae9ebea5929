import type { Seat } from "./decision.ts";
import type { Kind } from "./game.ts";
import type { Match, Page } from "./match.ts";
import { type Refusal, refusal } from "./refusal.ts";

/** How many answers can be taken back without asking anybody: all since the last that taught somebody something. */
export function freelyUndoable(last: Page): number {
  let count = 0;
  for (
    let page: Page | undefined = last;
    page?.submission !== undefined && !page.learned;
    page = page.previous
  )
    count++;
  return count;
}

export function undoRefusal<K extends Kind>(
  match: Match<K>,
  count: number,
  consent: readonly Seat[],
): Refusal | undefined {
  if (!Number.isSafeInteger(count) || count < 1) return refusal("out-of-range");
  if (count > match.page.number) return refusal("undo-start");
  if (count <= freelyUndoable(match.page)) return undefined;
  if (match.terms.undo !== "consent") return refusal("undo-barrier");
  return match.seats.every((seat) => consent.includes(seat)) ? undefined : refusal("undo-consent");
}
