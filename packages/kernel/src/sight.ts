import { outlineOf } from "./decision.ts";
import { audience, heardBy, type Viewer } from "./event.ts";
import type { Glimpse, Kind, Outcome } from "./game.ts";
import { type Copy, glimpseOf } from "./glimpse.ts";
import type { Match } from "./match.ts";
import { pageUpTo } from "./page.ts";

/**
 * All that a viewer ever receives of a match, refusals aside. This is the only way out: what is not put in here by
 * name does not leave the table.
 */
export interface Sight<K extends Kind = Kind> extends Glimpse<K>, Open<K> {
  /** What happened on the pages after `since`. */
  readonly events: readonly K["event"][];
}

/** What of a sight is the same whoever looks. */
export interface Open<K extends Kind = Kind> extends Pick<Glimpse<K>, "waiting"> {
  /** Serial of the last page; an answer to the open question names it. */
  readonly page: number;
  readonly outcome: Outcome | undefined;
  /** The page `since` has been undone, or is forgotten: `events` begin with what the match remembers, and what was heard before is to be forgotten. */
  readonly anew: boolean;
  readonly undoable: number;
}

/** A page for all who look at it, one after the other: what is alike for them is looked up once. */
export interface Sights<K extends Kind = Kind> {
  readonly open: Open<K>;
  of(viewer: Viewer, copy?: Copy): Sight<K>;
}

/**
 * What this viewer sees of the match, with what happened after the page of serial `since` (all that it remembers, if left out).
 * A copy: it stays as it is when the match goes on.
 */
export function sightOf<K extends Kind>(match: Match<K>, viewer: Viewer, since?: number): Sight<K> {
  return sightsOf(match, since).of(viewer);
}

/** The same for many viewers. Views are copied by `copy`, if whoever looks has a better way. */
export function sightsOf<K extends Kind>(match: Match<K>, since?: number): Sights<K> {
  const { decision, outcome, page } = match;
  const heard = since === undefined ? undefined : pageUpTo(since, page);
  const known = heard !== undefined && heard.serial === since;
  const told = match.talesFrom(known ? heard.number + 1 : 0).flatMap((tale) => tale.told);
  const toAll = told.every(({ to }) => to === undefined) ? heardBy(audience, told) : undefined;
  const open = {
    waiting: decision && outlineOf(decision),
    page: page.serial,
    outcome,
    anew: since !== undefined && !known,
    undoable: page.undoable,
  };
  return {
    open,
    of(viewer, copy) {
      const { view, decision } = glimpseOf(match, viewer, copy, open.waiting);
      const { waiting, page, outcome, anew, undoable } = open;
      const events = toAll ?? heardBy(viewer, told);
      return { viewer, view, decision, waiting, page, outcome, events, anew, undoable };
    },
  };
}
