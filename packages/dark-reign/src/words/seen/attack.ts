import type { Words } from "@ossuaire/kernel";
import type { Question } from "../../questions.ts";
import type { View } from "../../view.ts";
import { attackWords } from "../asked/fight.ts";
import { titleIn } from "../names.ts";

/** Of an attack on somebody or something: on whom, and how, each said by itself. */
export function attackSaid(
  view: View,
  question: Question,
  id: string,
): { readonly on: Words; readonly how: Words } | undefined {
  if (question.prompt !== "act" && question.prompt !== "wait-act") return undefined;
  const option = question.options.find((one) => one.id === id);
  if (option === undefined || !("deed" in option) || option.target === undefined) return undefined;
  return { on: titleIn(option.target, view), how: attackWords(option, view) };
}
