import type { QuestsQuestion } from "../../asked/quests.ts";
import type { Prompts, Sayings } from "./sayings.ts";

export const questsPrompts: Prompts<QuestsQuestion> = {};

export const questsSayings: Sayings<QuestsQuestion> = {};
