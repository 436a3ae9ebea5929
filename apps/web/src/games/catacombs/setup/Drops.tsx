import { agreeingWords, onlyAsked, optionTexts } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { Choice } from "../../../look/fields.tsx";
import { useLanguage } from "../../../words/language.ts";
import { type Fields, whyNotSo } from "./form.ts";

const drops = { "0": undefined, "2": 2, "4": 4 } as const;
const counts = ["0", "2", "4"] as const;

/** SOL-LORD-02, SOL-RULING-19: never more than the Lord's purple drops. */
export function Drops({ options, onChange }: Fields): ReactNode {
  const language = useLanguage();
  const withDrops = (count: keyof typeof drops) => onlyAsked({ ...options, drops: drops[count] });
  const reasons = counts.map((count) => whyNotSo("drops", withDrops(count)));
  return (
    <Choice
      label={optionTexts.drops.name[language]}
      help={optionTexts.drops.text[language]}
      why={reasons.find((reason) => reason !== undefined)?.[language]}
      value={counts.find((count) => drops[count] === options.drops) ?? "0"}
      choices={counts.map((count, n) => ({
        value: count,
        words: agreeingWords.drops(drops[count] ?? 0)[language],
        barred: reasons[n] !== undefined,
      }))}
      onChange={(count) => onChange(withDrops(count))}
    />
  );
}
