import { useLanguage } from "../../../words/language.ts";
import { type TranslateIn, translationsOf } from "../../../words/translate.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** What is said in the practice room, in the language that is spoken now. */
export type Say = TranslateIn<typeof en>;

const sayings = translationsOf(en, fr);

export function useWords(): Say {
  return sayings[useLanguage()];
}
