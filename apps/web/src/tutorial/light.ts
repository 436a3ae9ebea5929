import type { Decision, Move } from "@ossuaire/kernel";

/** The question, with the options that the step allows. */
export function narrowed(decision: Decision, { options }: Move): Decision {
  if (decision.kind !== "choose" || options === undefined) return decision;
  return { ...decision, options: decision.options.filter((option) => options.includes(option.id)) };
}
