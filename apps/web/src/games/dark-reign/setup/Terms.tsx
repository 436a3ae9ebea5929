import {
  type DarkReignOptions,
  lengthNames,
  lengths,
  lengthWords,
  levelLines,
  levelNames,
  optionTexts,
  playLevels,
  sideQuestName,
  sideQuests,
} from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { Choice, Tick } from "../../../look/fields.tsx";
import { RadioCards } from "../../../look/RadioCards.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { Fields } from "./fields.ts";
import { levelChosen, sideChosen, whySharp, whyTown } from "./form.ts";

const sides = ["none", ...sideQuests] as const;

/** REG-LEVEL, REG-VERDICT-34, 62, 81: how hard, how long, and with what beside the quest. */
export function Terms({ options, onChange }: Fields): ReactNode {
  const language = useLanguage();
  const words = (option: keyof typeof optionTexts) => ({
    label: optionTexts[option].name[language],
    help: optionTexts[option].text[language],
  });
  const change = (part: Partial<DarkReignOptions>) => onChange({ ...options, ...part });
  return (
    <div className="fields">
      <div className="setup-company">
        <RadioCards
          label={optionTexts.level.name[language]}
          value={options.level}
          cards={playLevels.map((value) => ({
            value,
            name: levelNames[value][language],
            text: levelLines[value][language],
          }))}
          onChange={(level) => onChange(levelChosen(options, level))}
        />
      </div>
      <Choice
        {...words("length")}
        value={options.length}
        choices={lengths.map((value) => ({ value, words: lengthWords(value, lengthNames[value])[language] }))}
        onChange={(length) => change({ length })}
      />
      <Choice
        {...words("side")}
        value={options.side ?? "none"}
        choices={sides.map((value) => ({
          value,
          words: sideQuestName(value === "none" ? undefined : value)[language],
        }))}
        onChange={(side) => onChange(sideChosen(options, side))}
      />
      <Tick
        {...words("town")}
        value={options.town}
        why={options.town ? whyTown(options)?.[language] : undefined}
        onChange={(town) => change({ town })}
      />
      <Tick
        {...words("blunted")}
        value={options.blunted}
        why={whySharp(options)?.[language]}
        onChange={(blunted) => change({ blunted })}
      />
    </div>
  );
}
