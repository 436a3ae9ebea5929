import {
  type DarkReign,
  type DarkReignOptions,
  darkReign,
  darkReignLid,
  heroCards,
  lengthNames,
  lengths,
  levelNames,
  optionTexts,
  playLevels,
  questName,
  quests,
  sideQuestName,
  sideQuests,
  usualLength,
} from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { Choice, Tick } from "../../look/fields.tsx";
import { useLanguage } from "../../words/language.ts";
import type { GameSetup } from "../setup.ts";

export const darkReignSetup: GameSetup<DarkReign> = {
  lid: darkReignLid,
  fault(options) {
    const read = darkReign.readOptions(options);
    return read.ok ? undefined : read;
  },
  Options,
};

const sides = ["none", ...sideQuests] as const;

interface Fields {
  readonly options: DarkReignOptions;
  onChange(options: DarkReignOptions): void;
}

function Options({ options, onChange }: Fields): ReactNode {
  const language = useLanguage();
  const words = (option: keyof typeof optionTexts) => ({
    label: optionTexts[option].name[language],
    help: optionTexts[option].text[language],
  });
  const change = (part: Partial<DarkReignOptions>) => onChange({ ...options, ...part });
  const { side, ...rest } = options;
  return (
    <div className="fields">
      <Choice
        {...words("quest")}
        value={options.quest}
        choices={quests.map((value) => ({ value, words: questName(value)[language] }))}
        onChange={(quest) => change({ quest, length: usualLength(quest) })}
      />
      <Heroes options={options} onChange={onChange} />
      <Choice
        {...words("level")}
        value={options.level}
        choices={playLevels.map((value) => ({ value, words: levelNames[value][language] }))}
        onChange={(level) => change({ level, blunted: options.blunted && level === "novice" })}
      />
      <Choice
        {...words("length")}
        value={options.length}
        choices={lengths.map((value) => ({ value, words: lengthNames[value][language] }))}
        onChange={(length) => change({ length })}
      />
      <Choice
        {...words("side")}
        value={side ?? "none"}
        choices={sides.map((value) => ({
          value,
          words: sideQuestName(value === "none" ? undefined : value)[language],
        }))}
        onChange={(value) => onChange(value === "none" ? rest : { ...rest, side: value })}
      />
      <Tick {...words("town")} value={options.town} onChange={(town) => change({ town })} />
      {options.level === "novice" && (
        <Tick {...words("blunted")} value={options.blunted} onChange={(blunted) => change({ blunted })} />
      )}
    </div>
  );
}

/** REG-ROLE-03, 04: who goes down; the first to be ticked sits first. */
function Heroes({ options, onChange }: Fields): ReactNode {
  const language = useLanguage();
  const { name, text } = optionTexts.heroes;
  const taking = (hero: string, taken: boolean) =>
    taken ? [...options.heroes, hero] : options.heroes.filter((one) => one !== hero);
  return (
    <fieldset className="setup-seat setup-company">
      <legend>{name[language]}</legend>
      <div className="fields">
        {heroCards.map((hero) => (
          <Tick
            key={hero.id}
            label={hero.name[language]}
            help={hero.vocation[language]}
            value={options.heroes.includes(hero.id)}
            onChange={(taken) => onChange({ ...options, heroes: taking(hero.id, taken) })}
          />
        ))}
      </div>
      <p className="field-help">{text[language]}</p>
    </fieldset>
  );
}
