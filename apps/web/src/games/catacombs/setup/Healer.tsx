import { agreeingWords, allRooms, optionTexts, replacingHealer } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { Choice } from "../../../look/fields.tsx";
import { useLanguage } from "../../../words/language.ts";
import { type Fields, whyNotSo } from "./form.ts";

/** CAT-VHEALER-02; VER-VERDICT-01: a box may bring its own for the layout, and the base game's are for a second one. */
export function Healer({ options, onChange }: Fields): ReactNode {
  const language = useLanguage();
  const own = replacingHealer(options);
  return (
    <Choice
      label={optionTexts.healer.name[language]}
      help={own === undefined ? optionTexts.healer.text[language] : undefined}
      why={own === undefined ? undefined : agreeingWords.ownHealer(own)[language]}
      value={options.healer}
      choices={allRooms(options)
        .filter(({ kind }) => kind === "healer")
        .map(({ id, name }) => ({
          value: id,
          words: name[language],
          barred: whyNotSo("healer", { ...options, healer: id }) !== undefined,
        }))}
      onChange={(healer) => onChange({ ...options, healer })}
    />
  );
}
