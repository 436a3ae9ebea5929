import type { Decision } from "@ossuaire/kernel";
import type { Look } from "../games/look.ts";

/** The options that are cards of the hand. */
export function cardsIn(look: Look, question: Decision | undefined): ReadonlySet<string> {
  if (question?.kind !== "choose") return new Set();
  const inHand = question.options.filter((option) => look.isInHand?.(option, question));
  return new Set(inHand.map(({ id }) => id));
}
