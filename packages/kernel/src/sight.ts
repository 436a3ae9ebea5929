import type { Outline } from "./decision.ts";
import { askedOf, outlineOf } from "./decision.ts";
import { heardBy, type Viewer } from "./event.ts";
import type { Kind, Outcome } from "./game.ts";
import type { Match } from "./match.ts";
import type { Page } from "./page.ts";
import { copyOf } from "./plain.ts";

/**
 * All that a viewer ever receives of a match, refusals aside. This is the only way out: what is not put in here by
 * name does not leave the table.
 */
export interface Sight<K extends Kind = Kind> {
  readonly viewer: Viewer;
  /** Serial of the last page; an answer to the open question names it. */
  readonly page: number;
  readonly view: K["view"];
  /** The open question, for those who are asked. */
  readonly decision: K["question"] | undefined;
  /** That a question is open, and for whom: for everybody. */
  readonly waiting: Outline<K["question"]["prompt"]> | undefined;
  readonly outcome: Outcome | undefined;
  /** What happened on the pages after `since`. */
  readonly events: readonly K["event"][];
  /** The page `since` has been undone: `events` begin with the match, and what was heard before is to be forgotten. */
  readonly anew: boolean;
  readonly undoable: number;
}

/**
 * What this viewer sees of the match, with what happened after the page of serial `since` (all of it, if left out).
 * A copy: it stays as it is when the match goes on.
 */
export function sightOf<K extends Kind>(match: Match<K>, viewer: Viewer, since?: number): Sight<K> {
  const { decision, outcome, page } = match;
  const known = since !== undefined && hasPage(page, since);
  return {
    viewer,
    page: page.serial,
    view: copyOf(match.game.view(match.state, viewer)),
    decision: decision?.seats.includes(viewer) ? copyOf(askedOf(decision, viewer)) : undefined,
    waiting: decision && outlineOf(decision),
    outcome,
    events: pagesAfter(page, known ? since : -1).flatMap(({ told }) => heardBy(viewer, told)),
    anew: since !== undefined && !known,
    undoable: page.undoable,
  };
}

/** Serials grow from page to page, so the search ends where they have become smaller. */
function hasPage(last: Page, serial: number): boolean {
  let page: Page | undefined = last;
  while (page !== undefined && page.serial > serial) page = page.previous;
  return page?.serial === serial;
}

function pagesAfter<P extends Page>(last: P, since: number): readonly P[];
function pagesAfter(last: Page, since: number): readonly Page[] {
  const pages: Page[] = [];
  for (let page: Page | undefined = last; page !== undefined && page.serial > since; page = page.previous) {
    pages.push(page);
  }
  return pages.reverse();
}
