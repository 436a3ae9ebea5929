import type { Question } from "../questions.ts";

/** Anything that Catacombs lets somebody choose. */
export type Offered = Extract<Question, { readonly kind: "choose" }>["options"][number];

/** What lets the game stand still. */
export function isIdle(option: Offered): boolean {
  if ("kind" in option) return option.kind === "pass" || option.kind === "done" || option.kind === "exchange";
  return ["no", "stop", "leave"].includes(option.id);
}
