import i18next from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];

/** Each in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { fr: "Français", en: "English" };

const remembered = "ossuaire.language";

/** Starts the page in the language chosen before, else the browser's, else English. */
export function startLanguage(): void {
  i18next.on("languageChanged", (language) => {
    document.documentElement.lang = language;
  });
  // Chosen in another tab, it is spoken in this one too.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === remembered && isLanguage(newValue)) void i18next.changeLanguage(newValue);
  });
  i18next.use(initReactI18next).init({
    resources: { en: { translation: en }, fr: { translation: fr } },
    lng: chosenBefore() ?? preferred(navigator.languages),
    fallbackLng: "en",
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : "en";
}

export function speak(language: Language): void {
  void i18next.changeLanguage(language);
  try {
    localStorage.setItem(remembered, language);
  } catch {
    // A browser that stores nothing still speaks: only the memory of the choice is lost.
  }
}

/** The first of the browser's languages that we speak. */
export function preferred(languages: readonly string[]): Language {
  return languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

function chosenBefore(): Language | undefined {
  try {
    const language = localStorage.getItem(remembered);
    return isLanguage(language) ? language : undefined;
  } catch {
    return undefined;
  }
}

function isLanguage(language: unknown): language is Language {
  return languages.some((one) => one === language);
}
