import { type Outcome, say, type Words, w } from "@ossuaire/kernel";
import { findCard } from "../shelf.ts";
import type { View } from "../view.ts";

/** REG-QUEST-03, REG-VERDICT-49, 54: the objective comes to light, and the score stands beside won or lost. */
export function endingOf({ options, ended, purse }: View, { winners }: Outcome): Words {
  const quest = findCard("quests", options.quest);
  const isWon = winners.length > 0;
  const told = isWon ? quest?.ending : w("La quête est perdue.", "The quest is lost.");
  const score = ended?.score ?? purse;
  return say`${told ?? w("La quête est accomplie.", "The quest is accomplished.")} ${w(
    "L’objectif était :",
    "The objective was:",
  )} ${quest?.objective ?? w("inconnu.", "unknown.")} ${w(`Score : ${score} écus.`, `Score: ${score} écus.`)}`;
}
