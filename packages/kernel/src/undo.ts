import type { Seat } from "./decision.ts";
import { type Refusal, refusal } from "./refusal.ts";

/** Of a match, what decides how far one may go back. */
interface Past {
  readonly page: { readonly number: number; readonly undoable: number; readonly retractable: number };
  readonly terms: { readonly undo: "free" | "consent"; readonly branch?: { readonly at: number } };
  readonly seats: readonly Seat[];
  /** Number of the first page that it remembers. */
  readonly first: number;
}

export function undoRefusal(
  { page, terms, seats, first }: Past,
  count: number,
  consent: readonly Seat[],
): Refusal | undefined {
  if (!Number.isSafeInteger(count) || count < 1) return refusal("out-of-range");
  // What was answered before a branch began was answered in another match.
  if (count > page.number - (terms.branch?.at ?? 0)) return refusal("undo-start");
  if (count > page.undoable) {
    if (terms.undo !== "consent" && count > page.retractable) return refusal("undo-barrier");
    if (!seats.every((seat) => consent.includes(seat))) return refusal("undo-consent");
  }
  return count > page.number - first ? refusal("undo-forgotten") : undefined;
}
