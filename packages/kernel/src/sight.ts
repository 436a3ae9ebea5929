import { heardBy, type Viewer } from "./event.ts";
import type { Glimpse, Kind, Outcome } from "./game.ts";
import { glimpseOf } from "./glimpse.ts";
import type { Match } from "./match.ts";
import { pageUpTo } from "./page.ts";

/**
 * All that a viewer ever receives of a match, refusals aside. This is the only way out: what is not put in here by
 * name does not leave the table.
 */
export interface Sight<K extends Kind = Kind> extends Glimpse<K> {
  /** Serial of the last page; an answer to the open question names it. */
  readonly page: number;
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
export function sightOf<K extends Kind>(
  match: Match<K>,
  viewer: Viewer,
  since?: number,
  /** Whoever keeps many copies may let them share what is the same in them. */
  copy?: <View>(view: View) => View,
): Sight<K> {
  const { outcome, page } = match;
  const heard = since === undefined ? undefined : pageUpTo(since, page);
  const known = heard !== undefined && heard.serial === since;
  return {
    ...glimpseOf(match, viewer, copy),
    page: page.serial,
    outcome,
    events: match.talesFrom(known ? heard.number + 1 : 0).flatMap(({ told }) => heardBy(viewer, told)),
    anew: since !== undefined && !known,
    undoable: page.undoable,
  };
}
