import { listed, say, type Words } from "@ossuaire/kernel";
import type { QuestionOf } from "../../questions.ts";
import { cardWords } from "../../words/cards.ts";
import { familyNames } from "../../words/names.ts";
import { colon } from "../../words/punctuation.ts";
import { allArtefacts } from "../box.ts";

/** SOL-HUNTER-05: which artefact is being paid for, and what it costs in all. */
export function duesOf({ about: { item } }: QuestionOf<"artefact-cost">): Words | undefined {
  const card = allArtefacts({ boxes: ["soloth"] }).find(({ id }) => id === item);
  if (card === undefined) return undefined;
  const icons = card.cost.map((family) => (family === "any" ? cardWords.anyFamily : familyNames[family]));
  return say`${card.name}${colon}${listed(icons)}.`;
}
