import type { MagicQuestion } from "../../asked/magic.ts";
import type { Prompts, Sayings } from "./sayings.ts";

export const magicPrompts: Prompts<MagicQuestion> = {};

export const magicSayings: Sayings<MagicQuestion> = {};
