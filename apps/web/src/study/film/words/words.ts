import { useLanguage } from "../../../words/language.ts";
import { translationsOf } from "../../../words/translate.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** What is said about a film. */
const sayings = translationsOf(en, fr);

export const useWords = () => sayings[useLanguage()];
