import { type Language, useLanguage } from "./language.ts";
import type { SameKeys } from "./messages.ts";
import { type Translate, type Tree, translationsOf } from "./translate.ts";

/** The messages of a part of the page, fetched with it, and with them those that are said around it. */
export interface Room<English> {
  readonly en: English;
  readonly fr: SameKeys<English>;
  readonly said: Readonly<Record<Language, Said<English>>>;
}

interface Said<English> {
  readonly t: Translate<English>;
}

export function roomOf<English extends Tree>(en: English, fr: SameKeys<English> & Tree): Room<English> {
  const translations = translationsOf(en, fr);
  return { en, fr, said: { fr: { t: translations.fr }, en: { t: translations.en } } };
}

/** What is said there, in the language that is spoken now. */
export function useRoom<English>({ said }: Room<English>): Said<English> {
  return said[useLanguage()];
}
