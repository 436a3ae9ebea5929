import type { Seat } from "./decision.ts";
import type { Kind } from "./game.ts";
import type { Match } from "./match.ts";
import { type Refusal, refusal } from "./refusal.ts";

export function undoRefusal<K extends Kind>(
  match: Match<K>,
  count: number,
  consent: readonly Seat[],
): Refusal | undefined {
  if (!Number.isSafeInteger(count) || count < 1) return refusal("out-of-range");
  if (count > match.page.number) return refusal("undo-start");
  if (count <= match.page.undoable) return undefined;
  if (match.terms.undo !== "consent") return refusal("undo-barrier");
  return match.seats.every((seat) => consent.includes(seat)) ? undefined : refusal("undo-consent");
}
