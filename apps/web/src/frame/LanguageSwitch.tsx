import type { ReactNode } from "react";
import { type Language, languageNames, speak, useLanguage } from "../words/language.ts";

/** Offers the other language, in its own words. */
export function LanguageSwitch(): ReactNode {
  const other: Language = useLanguage() === "fr" ? "en" : "fr";
  return (
    <button type="button" className="language" lang={other} onClick={() => speak(other)}>
      {languageNames[other]}
    </button>
  );
}
