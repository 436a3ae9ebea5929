import type { Decision, Outline } from "./decision.ts";
import { outlineOf } from "./decision.ts";
import { heardBy, type Viewer } from "./event.ts";
import type { Kind, Outcome } from "./game.ts";
import type { Match, Page } from "./match.ts";
import { freelyUndoable } from "./undo.ts";

/**
 * All that a viewer ever receives of a match, refusals aside. This is the only way out: what is not put in here by
 * name does not leave the table.
 */
export interface Sight<K extends Kind = Kind> {
  readonly viewer: Viewer;
  /** Number of the last page; an answer to the open question names it. */
  readonly page: number;
  readonly view: K["view"];
  /** The question in full for those who are asked, its outline for everybody else. */
  readonly decision: Decision | Outline | undefined;
  readonly outcome: Outcome | undefined;
  /** What happened on the pages after `since`. */
  readonly events: readonly K["event"][];
  readonly undoable: number;
}

/** What this viewer sees of the match, with what happened after page `since` (all of it, if left out). */
export function sightOf<K extends Kind>(match: Match<K>, viewer: Viewer, since = -1): Sight<K> {
  const { decision, outcome, page } = match;
  return {
    viewer,
    page: page.number,
    view: match.game.view(match.state, viewer),
    decision: decision?.seats.includes(viewer) ? decision : decision && outlineOf(decision),
    outcome,
    events: pagesAfter(page, since).flatMap(({ told }) => heardBy(viewer, told)),
    undoable: freelyUndoable(page),
  };
}

function pagesAfter<P extends Page>(last: P, since: number): readonly Page[] {
  const pages: Page[] = [];
  for (let page: Page | undefined = last; page !== undefined && page.number > since; page = page.previous) {
    pages.push(page);
  }
  return pages.reverse();
}
