import type { Answer, Game, Kind, RuleId, Seat, Sight, Terms, Words } from "@ossuaire/kernel";
import type { Invitation } from "@ossuaire/table";

/** A match to be played along with a coach. Plain data and short questions to the game; the page knows no rule of it. */
export interface Lesson<K extends Kind = Kind> {
  readonly game: Game<K>;
  terms(): Terms<K>;
  readonly chapters: readonly Chapter<K>[];
  /** What one knows at the end. */
  readonly learned: readonly Words[];
  /** The match to begin with afterwards. */
  firstMatch(seed: string): Invitation;
}

interface Chapter<K extends Kind = Kind> {
  readonly title: Words;
  /** Through whose eyes the table is seen. */
  readonly viewer: Seat;
  readonly steps: readonly Step<K>[];
}

/** A few words of the coach, and what is done then. Without an exercise they are only read. */
interface Step<K extends Kind = Kind> {
  readonly rule: RuleId;
  readonly words: Words;
  /** Rules to read on. */
  readonly rules: readonly RuleId[];
  readonly points?: Points;
  readonly exercise?: Exercise<K>;
}

/** What the words speak of: pieces, and parts of the table. */
interface Points {
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
  /** The answer as the coach gives it; undefined if from here there is none. */
  show(sight: Sight<K>): Answer | undefined;
  /** Whether what came of an answer is what the step wants. */
  counts(after: Sight<K>): boolean;
  /** Said when it is not. */
  readonly missed?: Words;
}

/** A step in its place: in which chapter, and after how many answers. */
export interface Stop {
  readonly step: Step;
  readonly chapter: number;
  /** The first stop of its chapter. */
  readonly opens: number;
  readonly answers: number;
}

/** All steps in their order. */
export function stopsOf({ chapters }: Pick<Lesson, "chapters">): readonly Stop[] {
  const stops: Stop[] = [];
  let answers = 0;
  for (const [chapter, { steps }] of chapters.entries()) {
    const opens = stops.length;
    for (const step of steps) {
      stops.push({ step, chapter, opens, answers });
      if (step.exercise !== undefined) answers += step.exercise.by === "undo" ? -1 : 1;
    }
  }
  return stops;
}

/** The last turn, up to here, in which the learner had something to do: from there another way can be taken. */
export function ownTurnBefore(stops: readonly Stop[], at: number): number {
  const own = stops.slice(0, at + 1).findLast(({ step }) => step.exercise?.by === "learner");
  return own?.opens ?? 0;
}
