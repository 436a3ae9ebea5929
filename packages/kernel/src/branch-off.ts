import type { Kind } from "./game.ts";
import { Match, type Terms } from "./match.ts";
import { hashOf } from "./plain.ts";

/**
 * A new match that stands where this one stood after so many answers: by the same way, so that every seat knows what it
 * knew then, and what lies face down lies there as it did.
 */
export function branchOf<K extends Kind>(origin: Match<K>, at: number): Match<K> {
  return played(origin, at, { ...origin.terms, branch: { at, of: endOf(origin) } });
}

/**
 * Whether somebody may play on from a moment of this match: once it is over. Whoever does may sit on any seat and see what
 * that seat sees; while the match goes on, this would tell him what is hidden from him there.
 */
export function mayBranch<K extends Kind>({ outcome }: Match<K>): boolean {
  return outcome !== undefined;
}

/** The same match, as if it had been left after so many answers: nobody is told what came of it. */
export function beginningOf<K extends Kind>(origin: Match<K>, at: number): Match<K> {
  return played(origin, at, origin.terms);
}

function played<K extends Kind>({ game, answers }: Match<K>, at: number, terms: Terms<K>): Match<K> {
  if (!Number.isSafeInteger(at) || at < 0 || at > answers.length)
    throw new Error(`a match of ${answers.length} answers has no moment after ${at}`);
  const match = Match.start(game, terms);
  for (const { seat, answer } of answers.slice(0, at)) match.submit(seat, answer);
  return match;
}

/** Not of the position alone: many ways lead to the same one, and a changed answer is often without consequence. */
export function endOf<K extends Kind>(match: Match<K>): string {
  return hashOf({ terms: match.terms, answers: match.answers, position: match.hash() });
}
