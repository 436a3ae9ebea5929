import { canonicalText, type Match, type Page, type Seat } from "@ossuaire/kernel";
import type { News } from "./table.ts";

/** When each seat has given its last answer: looked up once, and kept up from page to page. */
export class LastAnswers {
  #page: Page | undefined;
  readonly #numbers = new Map<Seat, number>();

  /** How many answers go back to the last of this seat, itself included; 0 if it has given none that is remembered. */
  since(page: Page, seat: Seat): number {
    if (page.previous === undefined || page.previous !== this.#page) this.#lookUp(page);
    else if (page.submission !== undefined) this.#numbers.set(page.submission.seat, page.number);
    this.#page = page;
    const last = this.#numbers.get(seat);
    return last === undefined ? 0 : page.number - last + 1;
  }

  #lookUp(page: Page): void {
    if (page === this.#page) return;
    this.#numbers.clear();
    for (let one: Page | undefined = page; one?.submission !== undefined; one = one.previous) {
      const { seat } = one.submission;
      if (!this.#numbers.has(seat)) this.#numbers.set(seat, one.number);
    }
  }
}

/** Whether the last answer of a seat, so many answers ago, can be taken back; `isAlone`: nobody but bots would have to agree. */
export function wayBack(match: Match, count: number, isAlone: () => boolean): News["undo"][Seat] {
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
