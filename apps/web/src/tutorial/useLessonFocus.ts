import type { Decision } from "@ossuaire/kernel";
import { useEffect } from "react";
import { useQuestionFocus } from "../play/useQuestionFocus.ts";

/**
 * Brings the focus to where the lesson goes on: to the piece, card or button that the learner uses, else to the coach's
 * own button. Whoever is elsewhere, at the log or in the menu, stays there.
 */
export function useLessonFocus(
  step: number,
  behind: boolean,
  decision: Decision | undefined,
  cards: boolean,
): void {
  // Where nothing hovers, a focused card is one that is being read: it would cover the coach.
  const isCovering = cards && decision?.kind === "choose" && matchMedia("(hover: none)").matches;
  useQuestionFocus(step, isCovering ? undefined : decision);
  const isCoach = !behind && decision === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step
  useEffect(() => {
    const { activeElement } = document;
    const isFree =
      activeElement === null ||
      activeElement.matches("body, h1") ||
      activeElement.closest(".play-board, .play-hand, .foot") !== null;
    if (isCoach && isFree)
      document.querySelector<HTMLElement>(".coach .button-forward")?.focus({ preventScroll: true });
  }, [step, isCoach]);
}
