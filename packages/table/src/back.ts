import { canonicalText, type Match, type Page, type Seat } from "@ossuaire/kernel";
import type { News } from "./table.ts";

/** How many answers go back to the last of this seat, itself included; 0 if it has given none. */
export function answersSince(page: Page, seat: Seat): number {
  let count = 0;
  for (let one: Page | undefined = page; one?.submission !== undefined; one = one.previous) {
    count++;
    if (one.submission.seat === seat) return count;
  }
  return 0;
}

/** Whether the last answer of a seat can be taken back; `isAlone`: nobody but bots would have to agree. */
export function wayBack(match: Match, seat: Seat, isAlone: () => boolean): News["undo"][Seat] {
  const count = answersSince(match.page, seat);
  if (count === 0) return "no";
  if (count > match.page.number - (match.terms.branch?.at ?? 0)) return "no";
  const { undoable, retractable } = match.page;
  if (count <= undoable) return "free";
  // A bot forgets what it was shown: it need not be asked.
  if (count <= retractable) return isAlone() ? "free" : "consent";
  return match.terms.undo === "consent" ? "consent" : "no";
}

/** Whether this very answer was given to the page of this serial, as far as it is remembered. */
export function isGiven(last: Page, seat: Seat, serial: number, answer: unknown): boolean {
  // Serials grow from page to page: nothing older has to be looked at.
  let one: Page | undefined = last;
  while (one?.previous !== undefined && one.previous.serial > serial) one = one.previous;
  if (one?.previous?.serial !== serial || one.submission?.seat !== seat) return false;
  return canonicalText(one.submission.answer) === canonicalText(answer);
}

/** The page so many pages before this one, as far as it is remembered. */
export function pageBefore(last: Page, pages: number): Page | undefined {
  let page: Page | undefined = last;
  for (let i = 0; i < pages && page !== undefined; i++) page = page.previous;
  return page;
}
