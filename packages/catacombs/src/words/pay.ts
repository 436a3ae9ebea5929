import { capital, figure, say, type Words, w } from "@ossuaire/kernel";
import { firstSaid } from "../content/voices.ts";
import { type Fee, isFee, type Purchase, type Service } from "../offers.ts";
import type { Question, QuestionOf } from "../questions.ts";
import type { Open } from "../state.ts";
import { cardNames, heroName } from "./names.ts";
import { goldWords } from "./nouns.ts";
import { colon } from "./punctuation.ts";

/** What somebody should hear before an answer that cannot be taken back. */
export function detailOf(question: Question, open: Open): Words | undefined {
  return question.prompt === "pay" ? duesOf(question) : firstSaid((voice) => voice.detail?.(question, open));
}

/** CAT-RULING-57: nobody is asked for gold without hearing for what, for whom, and out of how much. */
function duesOf(question: QuestionOf<"pay">): Words {
  const { payer, deal, left } = question.about;
  const most = 100 * question.max;
  const missing = w(`, il en manque ${figure(left).fr}.`, `, ${figure(left).en} missing.`);
  return say`${dealName(deal)}${colon}${goldWords(deal.price)}${missing} ${capital(heroName(payer))} ${w("peut en donner", "can give")} ${figure(most)}.`;
}

/** “Couteau empoisonné, pour le Voleur”. */
function dealName(deal: Purchase | Service | Fee): Words {
  if (isFee(deal)) return capital(feeNames[deal.kind]);
  return say`${nameOf(deal)}${w(", pour", ", for")} ${heroName(deal.hero)}`;
}

function nameOf(deal: Purchase | Service): Words {
  return deal.kind === "article" ? cardNames.item(deal.item) : serviceNames[deal.kind];
}

/** What is paid for all. */
export const feeNames: Readonly<Record<Fee["kind"], Words>> = {
  look: w("voir une carte de plus", "see one more card"),
  offering: w("une offrande", "an offering"),
};

/** CAT-HEAL-03, 04. */
export const serviceNames: Readonly<Record<Service["kind"], Words>> = {
  touch: w("Toucher de guérison", "Healing touch"),
  raise: w("Résurrection", "Resurrection"),
  cure: w("Guérison d’un poison", "Cure for a poison"),
};
