import { useLanguage } from "../../../words/language.ts";
import { type Translate, translationsOf } from "../../../words/translate.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

export type Say = Translate<typeof en>;

/** What is said about an analysis. */
const sayings = translationsOf(en, fr);

export const useWords = () => sayings[useLanguage()];
