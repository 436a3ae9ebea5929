import { useLanguage } from "../../../words/language.ts";
import { translationsOf } from "../../../words/translate.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** What is said in the practice room. */
const sayings = translationsOf(en, fr);

export const useWords = () => sayings[useLanguage()];
