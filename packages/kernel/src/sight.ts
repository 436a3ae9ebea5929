import type { Outline } from "./decision.ts";
import { askedOf, outlineOf } from "./decision.ts";
import { heardBy, type Viewer } from "./event.ts";
import type { Kind, Outcome } from "./game.ts";
import type { Match } from "./match.ts";
import { pageUpTo } from "./page.ts";
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
  /** The page `since` has been undone, or is forgotten: `events` begin with what the match remembers, and what was heard before is to be forgotten. */
  readonly anew: boolean;
  readonly undoable: number;
}

/**
 * What this viewer sees of the match, with what happened after the page of serial `since` (all that it remembers, if left out).
 * A copy: it stays as it is when the match goes on.
 */
export function sightOf<K extends Kind>(match: Match<K>, viewer: Viewer, since?: number): Sight<K> {
  const { decision, outcome, page } = match;
  const heard = since === undefined ? undefined : pageUpTo(since, page);
  const known = heard !== undefined && heard.serial === since;
  return {
    viewer,
    page: page.serial,
    view: copyOf(match.game.view(match.state, viewer)),
    decision: decision?.seats.includes(viewer) ? copyOf(askedOf(decision, viewer)) : undefined,
    waiting: decision && outlineOf(decision),
    outcome,
    events: match.talesFrom(known ? heard.number + 1 : 0).flatMap(({ told }) => heardBy(viewer, told)),
    anew: since !== undefined && !known,
    undoable: page.undoable,
  };
}
