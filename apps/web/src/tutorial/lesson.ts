import type { Game, Kind, Step, Tutorial } from "@ossuaire/kernel";
import type { Invitation } from "@ossuaire/table";

/** A tutorial as the page plays it: the page knows no rule of its game. */
export interface Lesson<K extends Kind = Kind> extends Tutorial<K> {
  readonly game: Game<K>;
  /** The match to begin with afterwards. */
  firstMatch(seed: string): Invitation;
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
