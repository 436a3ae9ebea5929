import { agreeingWords, allLords, boxLids, optionTexts, withLord } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { Choice } from "../../../look/fields.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { Fields } from "./form.ts";

/** CAT-SETUP-01, SOL-GEN-02: the Lords of the boxes on the table; by box, where there are several. */
export function Lord({ options, onChange }: Fields): ReactNode {
  const language = useLanguage();
  const base = new Set(allLords().map(({ id }) => id));
  const lords = allLords(options);
  const isBoxed = lords.length > base.size;
  const groupOf = (lord: string) => (base.has(lord) ? agreeingWords.base : boxLids.soloth.name)[language];
  return (
    <Choice
      label={optionTexts.lord.name[language]}
      help={optionTexts.lord.text[language]}
      value={options.lord}
      choices={lords.map(({ id, name }) => ({
        value: id,
        words: name[language],
        group: isBoxed ? groupOf(id) : undefined,
      }))}
      onChange={(lord) => onChange(withLord(options, lord))}
    />
  );
}
