import type { Words } from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import type { Voice } from "../voice.ts";
import { duesOf } from "./dues.ts";
import type { SolothFacts } from "./events.ts";
import { slaveryWords } from "./slavery.ts";
import { solothThings } from "./things.ts";
import { wardWarning } from "./warding.ts";
import { isSoloth, type SolothFate, solothFates, solothLabels, solothLines, solothPrompts } from "./words.ts";

export const solothVoice: Voice = {
  prompts: solothPrompts,
  things: solothThings,
  labels: (question, here) => (isSoloth(question) ? solothLabels(question, here) : undefined),
  detail(question, open) {
    switch (question.prompt) {
      case "artefact-cost":
        return duesOf(question);
      case "ward":
        return wardWarning(question, open);
      case "slave-acts":
        return slaveryWords(question.about, open);
      default:
        return undefined;
    }
  },
  fate: (event) => (isFate(event) ? fateOf(event) : undefined),
  line: (event) => (isLine(event) ? lineOf(event) : undefined),
};

type Line = Exclude<keyof SolothFacts, SolothFate>;

const isFate = (event: Event): event is Event<SolothFate> => Object.hasOwn(solothFates, event.type);
const isLine = (event: Event): event is Event<Line> => Object.hasOwn(solothLines, event.type);

function fateOf<Type extends SolothFate>(event: Event<Type>): Words {
  return solothFates[event.type](event);
}

function lineOf<Type extends Line>(event: Event<Type>): Words {
  return solothLines[event.type](event);
}
