import type { Submission } from "./answer.ts";

/** One answer; a match's first page has none. Never changed, so forks share them. */
export interface Page {
  /** How many answers have been given. */
  readonly number: number;
  /** Names the question that is open after this page; never used twice in a match, not even after an undo. */
  readonly serial: number;
  /** Undefined on the first page that the match remembers: that of a match from a brief is not the first of all. */
  readonly previous: Page | undefined;
  readonly submission: Submission | undefined;
  /** Somebody learned something here: a roll, a card, a hidden thing, how a flick went. */
  readonly learned: boolean;
  /** But only the others, and nothing but what whoever answered has shown them. */
  readonly shown?: true;
  /** How many answers can be taken back from here without asking anybody: all since the last that taught something. */
  readonly undoable: number;
  /** The same over what was only shown to others, if they agree. */
  readonly retractable: number;
}

/** The first page that a match remembers: before the first answer, or after so many that are forgotten. */
export function firstPage(written: Omit<Page, "previous" | "submission">): Page {
  return { ...written, previous: undefined, submission: undefined };
}

export function pageAfter(
  previous: Page,
  written: Pick<Page, "serial" | "submission" | "learned" | "shown">,
): Page {
  const { learned, shown = false } = written;
  const undoable = learned ? 0 : previous.undoable + 1;
  const retractable = learned && !shown ? 0 : previous.retractable + 1;
  return { ...written, number: previous.number + 1, previous, undoable, retractable };
}

/** The pages from the one of this number up to the last one, as far as they are remembered. */
export function pagesFrom(number: number, last: Page): readonly Page[] {
  const pages: Page[] = [];
  for (let page: Page | undefined = last; page !== undefined && page.number >= number; page = page.previous)
    pages.push(page);
  return pages.reverse();
}

/** The latest page up to this serial. Serials grow from page to page, so nothing older has to be looked at. */
export function pageUpTo(serial: number, last: Page): Page | undefined {
  let page: Page | undefined = last;
  while (page !== undefined && page.serial > serial) page = page.previous;
  return page;
}
