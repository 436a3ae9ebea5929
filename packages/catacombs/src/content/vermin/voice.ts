import type { Words } from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import type { Voice } from "../voice.ts";
import { heldWords } from "./marks.ts";
import { verminPiles } from "./piles.ts";
import { verminThings } from "./things.ts";
import {
  doseWarning,
  isVermin,
  type VerminFate,
  type VerminLine,
  verminFates,
  verminLabels,
  verminLines,
  verminPrompts,
} from "./words.ts";

export const verminVoice: Voice = {
  prompts: verminPrompts,
  things: verminThings,
  labels: (question, here) => (isVermin(question) ? verminLabels(question, here) : undefined),
  detail(question, open) {
    if (question.prompt === "swarm-attack") return doseWarning(question);
    return question.prompt === "hero-acts" ? heldWords(open) : undefined;
  },
  fate: (event) => (isFate(event) ? fateOf(event) : undefined),
  line: (event) => (isLine(event) ? lineOf(event) : undefined),
  // The Reference card, passages and Poison cards are of use where its monsters are.
  piles: (of) => (of.boxes?.includes("vermin") ? verminPiles(of) : []),
};

const isFate = (event: Event): event is Event<VerminFate> => Object.hasOwn(verminFates, event.type);
const isLine = (event: Event): event is Event<VerminLine> => Object.hasOwn(verminLines, event.type);

function fateOf<Type extends VerminFate>(event: Event<Type>): Words {
  const words: { readonly [One in VerminFate]: (event: Event<One>) => Words } = verminFates;
  return words[event.type](event);
}

function lineOf<Type extends VerminLine>(event: Event<Type>): Words {
  const words: { readonly [One in VerminLine]: (event: Event<One>) => Words } = verminLines;
  return words[event.type](event);
}
