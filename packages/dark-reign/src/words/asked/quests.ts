import { w } from "@ossuaire/kernel";
import type { QuestsQuestion } from "../../asked/quests.ts";
import type { Prompts, Sayings } from "./sayings.ts";

export const questsPrompts: Prompts<QuestsQuestion> = {
  "give-up": w("Abandonner la quête tous ensemble ?", "Give the quest up, all together?"),
};

export const questsSayings: Sayings<QuestsQuestion> = {
  "give-up": ({ id }) =>
    id === "yes"
      ? { words: w("Abandonner", "Give up") }
      : { words: w("Continuer", "Play on"), declines: true },
};
