import { type Fee, type FeeSold, tradeWords } from "@ossuaire/catacombs";
import type { Words } from "@ossuaire/kernel";
import type { Language } from "../../../words/language.ts";
import { drawingOf } from "../drawings.ts";
import type { Ware } from "./Shelves.tsx";

/** What is paid for all, in words. */
interface FeeWords {
  readonly text: Words;
  readonly verb: Words;
  readonly rule: string;
}

/** SOL-MERCHANT-06, SOL-ALTAR-04. */
export const feeTold: Readonly<Record<Fee["kind"], FeeWords>> = {
  look: { text: tradeWords.lookText, verb: tradeWords.lookNow, rule: "SOL-MERCHANT-06" },
  offering: { text: tradeWords.offeringText, verb: tradeWords.offeringNow, rule: "SOL-ALTAR-04" },
};

/** It stands on the shelf among the others. */
export function feeWare({ kind, price, why }: FeeSold, language: Language): Ware {
  const picture = drawingOf("action", kind) ?? "";
  return { id: kind, name: tradeWords[kind], price, whom: tradeWords.forAll[language], picture, why };
}
