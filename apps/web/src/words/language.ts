import { useSyncExternalStore } from "react";

export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];

/** Each in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { fr: "Français", en: "English" };

const remembered = "ossuaire.language";

let spoken: Language = "en";
const listeners = new Set<() => void>();

/** Starts the page in the language chosen before, else the browser's, else English. */
export function startLanguage(): void {
  turnTo(chosenBefore() ?? preferred(navigator.languages));
  // Chosen in another tab, it is spoken in this one too.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === remembered && isLanguage(newValue)) turnTo(newValue);
  });
}

export function useLanguage(): Language {
  return useSyncExternalStore(listen, () => spoken);
}

export function speak(language: Language): void {
  turnTo(language);
  try {
    localStorage.setItem(remembered, language);
  } catch {
    // A browser that stores nothing still speaks: only the memory of the choice is lost.
  }
}

function turnTo(language: Language): void {
  spoken = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
