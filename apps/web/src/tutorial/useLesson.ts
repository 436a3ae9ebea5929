import type { Answer, Move, Sight } from "@ossuaire/kernel";
import { useEffect, useEffectEvent, useReducer } from "react";
import type { Shown } from "../table/Pages.ts";
import type { LessonTable } from "./LessonTable.ts";
import { type Lesson, ownTurnBefore, type Stop } from "./lesson.ts";
import { forgetProgress, keepProgress } from "./progress.ts";
import { useDemonstration } from "./useDemonstration.ts";

/** `asks`: the step waits. `sent`: its answer is on the way. `missed`: it came to something else. */
type Phase = "asks" | "sent" | "missed";

interface Place {
  readonly at: number;
  readonly phase: Phase;
}

export interface Lessoning {
  /** Undefined when all steps are done. */
  readonly stop: Stop | undefined;
  readonly at: number;
  readonly phase: Phase;
  /** What the learner is to do now. */
  readonly task: Move | undefined;
  /** How the coach would do it. */
  readonly demonstration: Answer | undefined;
  /** The discs lie so that the example cannot go on. */
  readonly stuck: boolean;
  /** The learner's answer. */
  answer(given: Answer): void;
  /** Reads on, or lets the coach do what the step wants. */
  next(): void;
  /** As it was before the answer that missed. */
  retry(): void;
  restartTurn(): void;
  startOver(): void;
}

/** Leads through a lesson, step by step. The table is played; what is seen of it comes back as `shown`. */
export function useLesson(
  { game }: Lesson,
  stops: readonly Stop[],
  table: LessonTable,
  begin: number,
  shown: Shown | undefined,
): Lessoning {
  const [{ at, phase }, go] = useReducer((_: Place, next: Place) => next, { at: begin, phase: "asks" });
  const stop = stops[at];
  const exercise = stop?.step.exercise;
  const move = exercise?.by === "undo" ? undefined : exercise;
  const settled = shown !== undefined && !shown.behind;
  const sight = move && shown?.news.sights[move.seat];
  const asked = settled && phase === "asks" && sight?.decision !== undefined ? sight : undefined;
  const demonstration = useDemonstration(move, asked);

  const judge = useEffectEvent((after: Sight) => {
    if (phase === "sent") go(move?.counts(after) ? { at: at + 1, phase: "asks" } : { at, phase: "missed" });
  });
  // What came of an answer is known at once, but judged only when it has been watched.
  const answered = settled && shown.news.number > (stop?.answers ?? 0) ? sight : undefined;
  useEffect(() => {
    if (phase === "sent" && answered !== undefined) judge(answered);
  }, [phase, answered]);

  const keep = useEffectEvent(() => {
    if (at > 0 && at < stops.length) keepProgress(game.id, { at, answers: table.answers });
    else forgetProgress(game.id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a step is reached
  useEffect(keep, [at]);

  const play = (given: Answer | undefined) => {
    if (move === undefined || given === undefined) return;
    if (table.submit(move.seat, given) === undefined) go({ at, phase: "sent" });
  };
  const goTo = (next: number) => {
    table.backTo(stops[next]?.answers ?? 0);
    go({ at: next, phase: "asks" });
  };
  return {
    stop,
    at,
    phase,
    task: exercise?.by === "learner" && asked !== undefined ? exercise : undefined,
    demonstration: demonstration === "none" ? undefined : demonstration,
    // Nor can it where somebody else is asked than the step is about, or nobody any more.
    stuck:
      demonstration === "none" ||
      (settled && phase === "asks" && sight !== undefined && sight.decision === undefined),
    answer: play,
    next() {
      if (phase !== "asks") return;
      if (exercise?.by === "undo") table.backTo(table.answers.length - 1);
      if (move === undefined) go({ at: at + 1, phase });
      else if (asked !== undefined)
        play(demonstration === "none" ? undefined : (demonstration ?? move.show(asked)));
    },
    retry: () => goTo(at),
    restartTurn: () => goTo(ownTurnBefore(stops, at)),
    startOver: () => goTo(0),
  };
}
