import type { Answer } from "./answer.ts";
import type { Seat } from "./decision.ts";
import type { Kind } from "./game.ts";
import type { Terms } from "./match.ts";
import type { Sight } from "./sight.ts";
import type { RuleId, Words } from "./words.ts";

/** A match to be played along with a coach: plain data and short questions to the game, in the game's package. */
export interface Tutorial<K extends Kind = Kind> {
  terms(): Terms<K>;
  readonly chapters: readonly LessonPart<K>[];
  /** What the coach says when all of it is done. */
  readonly parting: Words;
  /** What one knows then. */
  readonly learned: readonly Words[];
}

export interface LessonPart<K extends Kind = Kind> {
  readonly title: Words;
  /** Through whose eyes the table is seen. */
  readonly viewer: Seat;
  /** From a position of its own; left out, it goes on where the part before it has ended. */
  terms?(): Terms<K>;
  readonly steps: readonly Step<K>[];
}

/** A few words of the coach, and what is done then. Without an exercise they are only read. */
export interface Step<K extends Kind = Kind> {
  /** What this step tells of. */
  readonly rule: RuleId;
  readonly words: Words;
  /** Rules to read on. */
  readonly rules: readonly RuleId[];
  readonly points?: Points;
  readonly exercise?: Exercise<K>;
}

/** What the words speak of: pieces, and parts of the table. */
export interface Points {
  readonly pieces?: readonly string[];
  /** Pieces that somebody is about to shoot at. */
  readonly targets?: readonly string[];
  readonly part?: "seats" | "steps";
}

type Exercise<K extends Kind = Kind> =
  /** Answered by the learner, who may have it shown; or by the coach, while the learner looks on. */
  | ({ readonly by: "learner" | "coach" } & Move<K>)
  /** The last answer is taken back: it only showed what else could have been. */
  | { readonly by: "undo" };

export interface Move<K extends Kind = Kind> {
  readonly seat: Seat;
  /** Cards or buttons that may be chosen; all, if left out. */
  readonly options?: readonly string[];
  /** Whoever pulls the piece answers this step and the next, which asks for the flick: as at the table. */
  readonly pulls?: true;
  /** The answer as the coach gives it, however the pieces lie; undefined if from here there is none. */
  show(sight: Sight<K>): Answer | undefined;
  /** Whether what came of an answer is what the step wants. */
  counts(after: Sight<K>): boolean;
  /** Said when it is not. */
  readonly missed?: Words;
}

type Lines = readonly [rule: RuleId, words: Words, ...rules: RuleId[]];

/** Only read. */
export function read<K extends Kind>([rule, words, ...rules]: Lines, points?: Points): Step<K> {
  return { rule, words, rules, ...(points && { points }) };
}

/** The learner's own move. */
export function yours<K extends Kind>(
  [rule, words, ...rules]: Lines,
  move: Move<K>,
  points?: Points,
): Step<K> {
  return { rule, words, rules, exercise: { by: "learner", ...move }, ...(points && { points }) };
}

/** A move that the learner watches. */
export function watched<K extends Kind>(
  [rule, words, ...rules]: Lines,
  move: Move<K>,
  points?: Points,
): Step<K> {
  return { rule, words, rules, exercise: { by: "coach", ...move }, ...(points && { points }) };
}

/** What was only tried is taken back. */
export function takenBack<K extends Kind>([rule, words, ...rules]: Lines): Step<K> {
  return { rule, words, rules, exercise: { by: "undo" } };
}
