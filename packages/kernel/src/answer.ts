import type { Decision, Seat, Spot } from "./decision.ts";

/** What a seat answers: plain data, of the same kind as the decision it answers. */
export type Answer =
  | AnswerTo<"choose">
  | AnswerTo<"pick">
  | AnswerTo<"amount">
  | AnswerTo<"flick">
  | AnswerTo<"place">;

export type AnswerTo<Kind extends Decision["kind"]> = { readonly kind: Kind } & Answers[Kind];

interface Answers {
  readonly choose: { readonly option: string };
  readonly pick: { readonly options: readonly string[] };
  readonly amount: { readonly amount: number };
  readonly flick: { readonly piece: string; readonly vx: number; readonly vy: number };
  readonly place: { readonly spots: readonly Spot[] };
}

/** An answer and who gave it: one line of a match's log. */
export interface Submission {
  readonly seat: Seat;
  readonly answer: Answer;
}
