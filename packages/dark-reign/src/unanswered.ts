import type { Answer } from "@ossuaire/kernel";
import type { Question } from "./questions.ts";

/**
 * REG-VERDICT-79: what a table answers for a seat that has let its time run out: the last order, “pass”, the killer, otherwise what
 * changes nothing; where something has to change, the first that is offered.
 */
export function unanswered(question: Question): Answer {
  switch (question.kind) {
    // REG-RULING-15: they are offered in the order of the turn before.
    case "pick":
      return { kind: "pick", options: question.options.map(({ id }) => id) };
    case "amount":
      return { kind: "amount", amount: question.min };
    case "place":
      return { kind: "place", spots: question.suggestion };
    case "choose":
      return { kind: "choose", option: chosenIn(question) };
  }
}

function chosenIn(question: Extract<Question, { readonly kind: "choose" }>): string {
  // REG-VERDICT-51.
  if (question.prompt === "heir") return question.about.usual;
  const ids: readonly string[] = question.options.map(({ id }) => id);
  return ids.find((id) => idle.has(id)) ?? (question.prompt === "town" ? lightest(question) : ids[0]) ?? "";
}

/** REG-SHEET-09: too heavily laden to leave. */
function lightest({ options }: Extract<Question, { readonly prompt: "town" }>): string | undefined {
  const errands = options.flatMap((one) => ("errand" in one ? [one] : []));
  return errands.toSorted((a, b) => a.load - b.load)[0]?.id;
}

/** What leaves all as it is, whatever is asked. */
const idle: ReadonlySet<string> = new Set([
  "end",
  "end-turn",
  "pass",
  "stop",
  "stay",
  "none",
  "no",
  "leave",
  "later",
]);
