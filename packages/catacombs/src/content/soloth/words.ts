import type { Label, Words } from "@ossuaire/kernel";
import type { Question } from "../../questions.ts";
import type { SolothQuestion } from "./questions.ts";

/** What a player is asked by the cards of this box. */
export const solothPrompts: Readonly<Record<SolothQuestion["prompt"], Words>> = {};

export function isSoloth(question: Question): question is SolothQuestion {
  return Object.hasOwn(solothPrompts, question.prompt);
}

/** What can be answered. */
export function solothLabels(_question: SolothQuestion): readonly Label[] {
  return [];
}

/** What can befall somebody, as a verb that goes with any name. */
export const solothFates = {} as const;

/** What else happens, as a line of the log. */
export const solothLines = {} as const;

/** The discs of this box that are no characters, in the middle of a sentence. */
export const solothThings: Readonly<Record<string, Words>> = {};
