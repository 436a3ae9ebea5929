import type { Answer, AnswerTo } from "@ossuaire/kernel";
import { useEffect, useEffectEvent, useState } from "react";
import type { Host } from "./host.ts";

/** A flick that was made before it was asked for. */
interface FollowUp {
  /** The page whose question its first half answers. */
  readonly page: number;
  readonly flick: AnswerTo<"flick">;
}

interface TwoAnswers {
  /** The flick was let go, because something else is asked. */
  readonly dropped: boolean;
  answerBoth(first: Answer, flick: AnswerTo<"flick">): void;
}

/**
 * One movement of the hand, two answers of the match: the flick waits for the page that asks for it. That is the next page
 * or none: after a refusal, an undo or another question nothing is flicked that nobody sees coming.
 */
export function useFollowUp({ page, decision, settling = false, answer }: Host): TwoAnswers {
  const [waiting, setWaiting] = useState<FollowUp>();
  const [droppedOn, setDroppedOn] = useState<number>();
  const go = useEffectEvent(({ page: before, flick }: FollowUp): void => {
    // Not answered yet; or refused where it was, and why is said there.
    if (settling || (page === before && decision === undefined)) return;
    setWaiting(undefined);
    if (page === before) return;
    if (decision?.kind === "flick" && decision.pieces.includes(flick.piece)) answer?.(flick);
    else setDroppedOn(page);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page, or another question, is shown
  useEffect(() => {
    if (waiting !== undefined) go(waiting);
  }, [waiting, page, decision, settling]);
  return {
    dropped: droppedOn === page,
    answerBoth(first, flick) {
      setDroppedOn(undefined);
      setWaiting({ page, flick });
      answer?.(first);
    },
  };
}
