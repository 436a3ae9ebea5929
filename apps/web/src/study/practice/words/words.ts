import { useLanguage } from "../../../words/language.ts";
import { type Translate, translationsOf } from "../../../words/translate.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** What is said in the practice room, in the language that is spoken now. */
export type Say = Translate<typeof en>;

const sayings = translationsOf(en, fr);

export const useWords = (): Say => sayings[useLanguage()];
