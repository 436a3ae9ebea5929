import { type DarkReign, isCalm, type Pace, stepAlong, type View } from "@ossuaire/dark-reign";
import type { Answer } from "@ossuaire/kernel";
import { useEffect, useRef } from "react";
import type { Square } from "../../board/grid/scene.ts";

interface Journey {
  readonly who: string;
  /** What is still to be walked after the step that has been asked for. */
  readonly left: readonly Square[];
  readonly pace: Pace;
  readonly before: View;
  readonly question: DarkReign["question"];
}

/** One press walks a whole way, a decision a step, and stops by itself as soon as anything but the step happens. */
export function useJourney(
  view: View,
  question: DarkReign["question"] | undefined,
  onAnswer: (answer: Answer) => void,
): (who: string, way: readonly Square[], pace: Pace) => void {
  const journey = useRef<Journey>(undefined);
  const go = (who: string, way: readonly Square[], pace: Pace): void => {
    const option = question && stepAlong(view, question, way, pace);
    if (question === undefined || option === undefined) {
      journey.current = undefined;
      return;
    }
    journey.current = { who, left: way.slice(option === "stop" ? 0 : 1), pace, before: view, question };
    onAnswer({ kind: "choose", option });
  };
  useEffect(() => {
    const now = journey.current;
    if (now === undefined || question === undefined || question === now.question) return;
    const isWalking = question.prompt === "run-on" || question.prompt === "act";
    const isItsTurn = isWalking && question.about.who === now.who;
    if (
      isItsTurn &&
      isCalm(now.before, view, now.who) &&
      (now.left.length > 0 || question.prompt === "run-on")
    )
      go(now.who, now.left, now.pace);
    else journey.current = undefined;
  });
  return go;
}
