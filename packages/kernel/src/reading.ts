import { type Difference, type Fault, illegalAnswer, type Loaded } from "./fault.ts";
import type { Kind } from "./game.ts";
import type { Match } from "./match.ts";

/**
 * A stored match on its way back to the table. It pauses after every answer with the match as far as it stands, so that
 * whoever reads it may say how far it is, do something else for a while, or stop.
 */
export type Reading<K extends Kind = Kind> = Generator<Progress<K>, Loaded<Match<K>>, void>;

export interface Progress<K extends Kind = Kind> {
  /** As far as it has been played: `match.page.number` answers. */
  readonly match: Match<K>;
  /** How many answers the stored match has. */
  readonly of: number;
}

/** How a stored match is to be opened. */
export interface Opening {
  /** More answers than this are refused; 20,000 unless told. */
  readonly answers?: number;
  /** More characters than this, unfolded, are refused; some millions unless told. */
  readonly size?: number;
  /** A match of other rules or other cards is not refused, but played as far as its answers go: see `Loaded`. */
  readonly differing?: boolean;
  /** A snapshot is played from its beginning, page by page, instead of being put back where it was. */
  readonly fromStart?: boolean;
}

/** The longest campaigns of players who never take aim have some 4,000. */
export const mostAnswers = 20_000;

/** Reads to the end without a pause. */
export function finished<K extends Kind>(reading: Reading<K>): Loaded<Match<K>> {
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** Plays these answers; returns what is wrong with the first that is not allowed. */
export function* playThrough<K extends Kind>(
  match: Match<K>,
  answers: readonly { readonly seat: string; readonly answer: unknown }[],
): Generator<Progress<K>, Fault | undefined, void> {
  const progress: Progress<K> = { match, of: answers.length };
  for (const { seat, answer } of answers) {
    const { decision, page } = match;
    const refused = match.submit(seat, answer);
    if (refused !== undefined) return illegalAnswer(page.number + 1, decision, refused);
    yield progress;
  }
  return undefined;
}

/** Other rules are reason enough; other cards only explain why a match does not lead to its end. */
export function isOfOtherRules(fault: Fault | undefined): boolean {
  return fault?.code === "other-rules";
}

/** The match as far as it went, with what is to be said about it. */
export function differing<K extends Kind>(
  match: Match<K>,
  fault: Fault,
  stop: Fault | undefined,
  answers: number,
): Loaded<Match<K>> {
  const differs: Difference = stop === undefined ? { fault, answers } : { fault, stop, answers };
  return { ok: true, match, differs };
}
