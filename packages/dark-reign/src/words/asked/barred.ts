import { type BarredLabel, listed } from "@ossuaire/kernel";
import type { Question } from "../../questions.ts";
import { deedsIn } from "../../shelf.ts";
import type { View } from "../../view.ts";

/** REG-ACT-02, 03: what somebody could do if nothing stood against it, and what does. */
export function barredOf(question: Question, { options }: View): readonly BarredLabel[] {
  if (question.prompt !== "act" && question.prompt !== "wait-act") return [];
  const all = deedsIn(options);
  return question.about.barred.map(({ deeds, reason }) => ({
    words: listed(deeds.flatMap((id) => all.find((one) => one.id === id)?.name ?? [])),
    reason,
  }));
}
