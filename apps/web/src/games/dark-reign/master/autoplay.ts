import { type DarkReign, mjBot, type View } from "@ossuaire/dark-reign";
import { type Answer, type Sight, xoroshiro } from "@ossuaire/kernel";
import { useEffect, useEffectEvent } from "react";
import { waits } from "../../../settings/pace.ts";
import { currentSettings } from "../../../settings/settings.ts";
import { shared } from "../store.ts";

/** What the MJ has left to the table: one of its characters, or the rest of its turn. */
export type Errand =
  | { readonly kind: "one"; readonly who: string }
  | { readonly kind: "all"; readonly turn: string };

const errand = shared<Errand | undefined>(undefined);

export const leave = errand.set;
export const useErrand = errand.use;

/** Turns are told apart by it. */
export const turnOf = ({ round, turn }: View): string => `${round} ${turn.side} ${turn.isExtra}`;

/** Milliseconds before each answer: who plays for somebody is followed by eyes too. */
const beat = 320;

/** REG-AUTO: the automatic MJ answers in the place of the person, from what the MJ sees, for as long as it is its errand. */
export function useAutoplay(
  sight: Sight<DarkReign>,
  decision: DarkReign["question"] | undefined,
  onAnswer: (answer: Answer) => void,
): void {
  const now = useErrand();
  const answer = useEffectEvent(() => onAnswer(mjBot(sight, xoroshiro.fromSeed(`for me ${sight.page}`))));
  const isOver = now !== undefined && decision !== undefined && isDone(now, sight.view, decision);
  useEffect(() => {
    if (isOver) leave(undefined);
  }, [isOver]);
  const plays = now !== undefined && decision !== undefined && sight.view.isMaster && !isOver;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setTimeout(answer, beat * waits[currentSettings().pace]);
    return () => clearTimeout(timer);
  }, [plays, decision]);
}

/** Another one acts, another turn has come, or a zone is to be laid out. */
function isDone(now: Errand, view: View, question: DarkReign["question"]): boolean {
  if (!view.isMaster) return false;
  if (question.prompt === "lay-out") return true;
  if (now.kind === "all") return turnOf(view) !== now.turn;
  return question.prompt === "next" || (question.prompt === "act" && question.about.who !== now.who);
}
