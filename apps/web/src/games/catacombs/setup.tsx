import {
  allLords,
  type CatacombsOptions,
  catacombs,
  defaultOptions,
  layoutNames,
  optionTexts,
  winningWords,
} from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Choice, Tick } from "../../look/fields.tsx";
import { useLanguage } from "../../words/language.ts";
import { levels } from "../levels.ts";
import type { GameSetup } from "../setup.ts";
import { seatWords } from "./words.ts";

export const catacombsSetup: GameSetup<CatacombsOptions> = {
  aim: winningWords,
  usual: defaultOptions,
  // Nobody wants to be the Overseer.
  person: "seat-2",
  levels,
  seats: (options) => catacombs.seats(options),
  seatName: seatWords,
  Options,
};

/** CAT-PLAYER-04 to 07. */
const companies = {
  "2": [["elf", "barbarian", "thief", "wizard"]],
  "3": [
    ["elf", "wizard"],
    ["barbarian", "thief"],
  ],
  "4": [["elf"], ["barbarian"], ["thief", "wizard"]],
  "5": [["elf"], ["barbarian"], ["thief"], ["wizard"]],
} as const;

const switches = ["heroesLast", "fairPlacement", "wanderers", "camping", "withoutMap", "exchange"] as const;
const layouts = ["basic", "branching", "labyrinth"] as const;

function Options({
  options,
  onChange,
}: {
  readonly options: CatacombsOptions;
  onChange(options: CatacombsOptions): void;
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const change = (part: Partial<CatacombsOptions>) => onChange({ ...options, ...part });
  const players =
    (["2", "3", "4", "5"] as const).find((count) => Number(count) === options.parties.length + 1) ?? "2";
  const words = (option: keyof CatacombsOptions) => ({
    label: optionTexts[option].name[language],
    help: optionTexts[option].text[language],
  });
  return (
    <div className="fields">
      <Choice
        {...words("parties")}
        value={players}
        choices={(["2", "3", "4", "5"] as const).map((value) => ({
          value,
          words: t("catacombs.players", { count: Number(value) }),
        }))}
        onChange={(count) => change({ parties: companies[count] })}
      />
      <Choice
        {...words("lord")}
        value={options.lord}
        choices={allLords().map(({ id, name }) => ({ value: id, words: name[language] }))}
        onChange={(lord) => change({ lord })}
      />
      <Choice
        {...words("layout")}
        value={options.layout}
        choices={layouts.map((value) => ({ value, words: layoutNames[value][language] }))}
        onChange={(layout) => change({ layout, secondHealer: layout !== "basic" && options.secondHealer })}
      />
      {options.layout !== "basic" && (
        <Tick
          {...words("secondHealer")}
          value={options.secondHealer}
          onChange={(secondHealer) => change({ secondHealer })}
        />
      )}
      {switches.map((option) => (
        <Tick
          key={option}
          {...words(option)}
          value={options[option]}
          onChange={(value) => change({ [option]: value })}
        />
      ))}
    </div>
  );
}
