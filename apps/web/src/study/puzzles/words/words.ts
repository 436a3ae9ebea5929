import { useLanguage } from "../../../words/language.ts";
import { type TranslateIn, translationsOf } from "../../../words/translate.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

export type Say = TranslateIn<typeof en>;

const sayings = translationsOf(en, fr);

/** What is said about puzzles, in the language that is spoken now. */
export function useWords(): Say {
  return sayings[useLanguage()];
}
