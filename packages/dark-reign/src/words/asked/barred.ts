import { type BarredLabel, listed, w } from "@ossuaire/kernel";
import type { Question } from "../../questions.ts";
import { deedsIn, errandsIn } from "../../shelf.ts";
import type { View } from "../../view.ts";
import { ending } from "./sorts.ts";

const leaving = { id: "leave", name: w("Quitter la ville", "Leave the town") };

/** REG-ACT-02, 03: what somebody could do if nothing stood against it, and what does. */
export function barredOf(question: Question, { options }: View): readonly BarredLabel[] {
  if (question.prompt !== "act" && question.prompt !== "wait-act" && question.prompt !== "town") return [];
  const all =
    question.prompt === "town"
      ? [...errandsIn(options), leaving]
      : [...deedsIn(options), { id: "end", name: ending }];
  return question.about.barred.map(({ deeds, reason }) => ({
    words: listed(deeds.flatMap((id) => all.find((one) => one.id === id)?.name ?? [])),
    reason,
  }));
}
