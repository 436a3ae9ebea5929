import type { RuleId, Words } from "@ossuaire/kernel";
import type { Move, Points, Step } from "./step.ts";

export { w } from "@ossuaire/kernel";

type Told = readonly [rule: RuleId, words: Words, ...rules: RuleId[]];

/** Only read. */
export function read([rule, words, ...rules]: Told, points?: Points): Step {
  return { rule, words, rules, ...(points && { points }) };
}

/** The learner's own move. */
export function yours([rule, words, ...rules]: Told, move: Move, points?: Points): Step {
  return { rule, words, rules, exercise: { by: "learner", ...move }, ...(points && { points }) };
}

/** A move that the learner watches. */
export function watched([rule, words, ...rules]: Told, move: Move, points?: Points): Step {
  return { rule, words, rules, exercise: { by: "coach", ...move }, ...(points && { points }) };
}

/** What was only tried is taken back. */
export function takenBack([rule, words, ...rules]: Told): Step {
  return { rule, words, rules, exercise: { by: "undo" } };
}
