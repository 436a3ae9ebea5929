import { w } from "@ossuaire/kernel";
import type { MagicQuestion } from "../../asked/magic.ts";
import { deedWords, where, whom, yesOrNo } from "./fight.ts";
import type { Prompts, Saying, Sayings } from "./sayings.ts";

export const magicPrompts: Prompts<MagicQuestion> = {
  appear: w("Sur quelle case ?", "On which square?"),
  "take-along": w("Emmener un allié par le portail ?", "Take an ally along through the gate?"),
  "go-along": w("Passer le portail, vous aussi ?", "Go through the gate as well?"),
  "shove-to": w("Où le repousser ?", "Where do you push it?"),
  "wait-next": w("Qui profite de son attente ?", "Who makes use of having waited?"),
  "wait-act": w("Vous attendiez : agir maintenant ?", "You have waited: act now?"),
  defend: w("Dépenser un point d’attente pour vous défendre ?", "Spend a waiting point to defend yourself?"),
  "share-actions": w(
    "La menace a échoué : qui gagne 1 P.Action ?",
    "The threat has failed: who gains 1 P.Action?",
  ),
  bribe: w("Combien de vos propres écus offrez-vous ?", "How many of your own écus do you offer?"),
  "bribe-purse": w(
    "Combien d’écus de la bourse commune offrez-vous ?",
    "How many écus of the common purse do you offer?",
  ),
  "bribe-agreed": w(
    "Accepter que la bourse commune paie ce pot-de-vin ?",
    "Agree that the common purse pays this bribe?",
  ),
};

const passes: Readonly<Record<"pass" | "pass-turn", Saying>> = {
  pass: { words: w("Attendre encore", "Keep waiting"), declines: true },
  "pass-turn": {
    words: w("Ne plus demander pendant ce tour", "Do not ask again in this turn"),
    declines: true,
  },
};

export const magicSayings: Sayings<MagicQuestion> = {
  appear: where,
  "take-along": whom,
  "go-along": yesOrNo,
  "shove-to": where,
  "wait-next": whom,
  "wait-act": (option, view, from) =>
    "deed" in option ? { words: deedWords(option, view, from) } : passes[option.id],
  defend: yesOrNo,
  "share-actions": whom,
  "bribe-agreed": yesOrNo,
};
