import { w } from "@ossuaire/kernel";
import type { QuestsQuestion } from "../../asked/quests.ts";
import type { Face } from "../../dice/faces.ts";
import type { Prompts, Sayings } from "./sayings.ts";

export const questsPrompts: Prompts<QuestsQuestion> = {
  "cool-head": w("Sang-froid : quel dé relancer ?", "A cool head: which die is thrown again?"),
  "pedlar-agreed": w("Payer le colporteur de la bourse commune ?", "Pay the pedlar out of the common purse?"),
  "give-up": w("Abandonner la quête tous ensemble ?", "Give the quest up, all together?"),
};

export const questsSayings: Sayings<QuestsQuestion> = {
  "cool-head": ({ die, shows }) =>
    die === undefined
      ? { words: w("Aucun", "None"), declines: true }
      : { words: w(`Dé ${die + 1} : ${shown(shows)}`, `Die ${die + 1}: ${shown(shows)}`) },
  "pedlar-agreed": ({ id }) =>
    id === "yes" ? { words: w("Oui", "Yes") } : { words: w("Non", "No"), declines: true },
  "give-up": ({ id }) =>
    id === "yes"
      ? { words: w("Abandonner", "Give up") }
      : { words: w("Continuer", "Play on"), declines: true },
};

/** A face without a number is an empty one. */
const shown = (face: Face | undefined): string => (face === undefined || face === "blank" ? "–" : `${face}`);
