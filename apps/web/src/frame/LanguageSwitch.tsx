import type { ReactNode } from "react";
import { type Language, speak, useLanguage } from "../words/language.ts";

const names: Readonly<Record<Language, string>> = { fr: "Français", en: "English" };

/** Offers the other language, in its own words. */
export function LanguageSwitch(): ReactNode {
  const other: Language = useLanguage() === "fr" ? "en" : "fr";
  return (
    <button type="button" className="language" lang={other} onClick={() => speak(other)}>
      {names[other]}
    </button>
  );
}
