import { onlyAsked, optionTexts } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { Tick } from "../../../look/fields.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { Fields } from "./form.ts";

/** What a box brings that is used or not: the Altar (SOL-ALTAR-02), the Dark Passageways (VER-SETUP-07). */
export function Asked({
  option,
  options,
  onChange,
}: Fields & { readonly option: "altar" | "passages" }): ReactNode {
  const language = useLanguage();
  const { name, text } = optionTexts[option];
  return (
    <Tick
      label={name[language]}
      help={text[language]}
      value={options[option] ?? false}
      onChange={(asked) => onChange(onlyAsked({ ...options, [option]: asked || undefined }))}
    />
  );
}
