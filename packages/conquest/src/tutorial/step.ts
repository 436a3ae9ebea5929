import type { Answer, RuleId, Seat, Sight, Words } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";

/** A turn of the tutorial, or what stands before and after the turns. */
export interface Chapter {
  readonly title: Words;
  /** Through whose eyes the table is seen. */
  readonly viewer: Seat;
  readonly steps: readonly Step[];
}

/** A few words of the coach, and what is done then. Without an exercise they are only read. */
export interface Step {
  /** What of the tutorial this step belongs to. */
  readonly rule: RuleId;
  readonly words: Words;
  /** Rules to read on. */
  readonly rules: readonly RuleId[];
  /** Pieces and parts of the table that the words speak of. */
  readonly points?: Points;
  readonly exercise?: Exercise;
}

export interface Points {
  readonly pieces?: readonly string[];
  /** Pieces that somebody is about to shoot at. */
  readonly targets?: readonly string[];
  readonly part?: "seats" | "steps";
}

type Exercise =
  /** Answered by the learner, who may have it shown; or by the coach, while the learner looks on. */
  | ({ readonly by: "learner" | "coach" } & Move)
  /** The last answer is taken back: it only showed what else could have been. */
  | { readonly by: "undo" };

export interface Move {
  readonly seat: Seat;
  /** Cards or buttons that may be chosen; all, if left out. */
  readonly options?: readonly string[];
  /** The answer as the coach gives it, however the discs lie; undefined if from here there is none. */
  readonly show: (sight: Sight<Conquest>) => Answer | undefined;
  /** Whether what came of an answer is what the step wants. */
  readonly counts: (after: Sight<Conquest>) => boolean;
  /** Said when it is not. */
  readonly missed?: Words;
}
