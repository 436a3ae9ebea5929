import { type Guides, guides, guidesNames, guidesText } from "@ossuaire/discs";
import type { ReactNode } from "react";
import { Choice } from "../look/fields.tsx";
import { useLanguage } from "../words/language.ts";

/** How far whoever aims may see ahead: agreed on in the form of every game of flicked discs. */
export function GuidesField({
  agreed,
  onChange,
}: {
  readonly agreed: Guides;
  onChange(agreed: Guides): void;
}): ReactNode {
  const language = useLanguage();
  return (
    <Choice
      label={guidesText.name[language]}
      help={guidesText.text[language]}
      value={agreed}
      choices={guides.map((value) => ({ value, words: guidesNames[value][language] }))}
      onChange={onChange}
    />
  );
}
