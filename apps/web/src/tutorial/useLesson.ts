import type { Answer, Move, Sight } from "@ossuaire/kernel";
import { useEffect, useEffectEvent, useReducer } from "react";
import type { Shown } from "../table/Pages.ts";
import type { LessonTable } from "./LessonTable.ts";
import { type Lesson, ownMoveBefore, ownTurnBefore, type Stop, termsOf } from "./lesson.ts";
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
  /** What the learner has done last once more; undefined before that. */
  readonly again: (() => void) | undefined;
  restartTurn(): void;
  /** From the beginning of a chapter that has a position of its own. */
  open(chapter: number): void;
  startOver(): void;
}

/** Leads through a lesson, step by step. The table is played; what is seen of it comes back as `shown`. */
export function useLesson(
  name: string,
  lesson: Lesson,
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

  const goOn = () => {
    const next = stops[at + 1];
    if (next !== undefined && next.deal !== stop?.deal) table.deal(termsOf(lesson, next.deal));
    go({ at: at + 1, phase: "asks" });
  };
  const judge = useEffectEvent((after: Sight) => {
    if (phase !== "sent") return;
    if (move?.counts(after)) goOn();
    else go({ at, phase: "missed" });
  });
  // What came of an answer is known at once, but judged only when it has been watched.
  const answered = settled && shown.news.number > (stop?.answers ?? 0) ? sight : undefined;
  useEffect(() => {
    if (phase === "sent" && answered !== undefined) judge(answered);
  }, [phase, answered]);

  const keep = useEffectEvent(() => {
    if (at > 0 && at < stops.length) keepProgress(name, { at, answers: table.answers });
    else forgetProgress(name);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a step is reached
  useEffect(keep, [at]);

  const play = (given: Answer | undefined) => {
    if (move === undefined || given === undefined) return;
    if (table.submit(move.seat, given) === undefined) go({ at, phase: "sent" });
  };
  // Whoever has done all steps is still at the table of the last one.
  const place = Math.min(at, stops.length - 1);
  const goTo = (next: number) => {
    const there = stops[next];
    if (there === undefined) return;
    if (there.deal === stops[place]?.deal) table.backTo(there.answers);
    else table.deal(termsOf(lesson, there.deal));
    go({ at: next, phase: "asks" });
  };
  const last = ownMoveBefore(stops, at);
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
      if (move === undefined) goOn();
      else if (asked !== undefined)
        play(demonstration === "none" ? undefined : (demonstration ?? move.show(asked)));
    },
    retry: () => goTo(at),
    again: phase === "asks" && settled && last !== undefined ? () => goTo(last) : undefined,
    restartTurn: () => goTo(ownTurnBefore(stops, place)),
    open: (chapter) => goTo(stops.findIndex((one) => one.chapter === chapter)),
    startOver: () => goTo(0),
  };
}
