import type { Label, Words } from "@ossuaire/kernel";
import type { VerminQuestion } from "./questions.ts";

/** What a player is asked by the cards of this box. */
export const verminPrompts: Readonly<Record<VerminQuestion["prompt"], Words>> = {};

/** What can be answered. */
export function verminLabels(_question: VerminQuestion): readonly Label[] {
  return [];
}

/** What can befall somebody, as a verb that goes with any name. */
export const verminFates = {} as const;

/** What else happens, as a line of the log. */
export const verminLines = {} as const;
