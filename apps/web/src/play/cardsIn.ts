import type { Decision } from "@ossuaire/kernel";
import type { Look } from "../games/look.ts";

/** Options that are no buttons are cards of the hand. */
export function cardsIn(look: Look, question: Decision | undefined): ReadonlySet<string> {
  if (question?.kind !== "choose") return new Set();
  const inHand = question.options.filter((option) => look.button(option, question) === undefined);
  return new Set(inHand.map(({ id }) => id));
}
