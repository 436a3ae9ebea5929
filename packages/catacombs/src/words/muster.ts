import { say, type Words, w } from "@ossuaire/kernel";
import type { QuestionOf } from "../questions.ts";
import { cardNames } from "./names.ts";
import { colon, times } from "./punctuation.ts";

/** What is said while the Overseer chooses who comes into a room. */
export const musterWords = {
  more: (what: Words): Words => say`${what}${colon}${w("un de plus", "one more")}`,
  less: (what: Words): Words => say`${what}${colon}${w("un de moins", "one less")}`,
  /** VER-WANDER-09: what comes for the symbols that are left; how many variants were taken. */
  rest: (question: QuestionOf<"wandering-vermin" | "variants" | "shape-variants">, taken: number): Words => {
    const sum = w(`${taken} sur ${question.max}`, `${taken} of ${question.max}`);
    if (question.prompt !== "wandering-vermin") return say`${w("Variantes", "Variants")}${colon}${sum}.`;
    const left = question.about.symbols - taken;
    const symbols = say`${w("Symboles remplacés", "Symbols replaced")}${colon}${sum}.`;
    if (left === 0) return symbols;
    const { wandering } = question.about;
    return say`${symbols} ${w("Pour le reste", "For the rest")}${colon}${times(left, cardNames.monster(wandering))}.`;
  },
} as const;
