import { path as fighter } from "virtual:game-icon/barbarian";
import { path as overseer } from "virtual:game-icon/dragon-head";
import { path as archer } from "virtual:game-icon/elf-helmet";
import { path as thief } from "virtual:game-icon/hooded-assassin";
import { path as wizard } from "virtual:game-icon/wizard-face";
import {
  allHeroes,
  boxLids,
  type Catacombs,
  type CatacombsOptions,
  catacombsLid,
  layoutNames,
  layoutWords,
  openPacks,
  optionTexts,
  prospectOf,
  sharedAmong,
  tableWords,
  withBoxes,
} from "@ossuaire/catacombs";
import { guidesOf, withGuides } from "@ossuaire/discs";
import type { Seat } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { Choice, Tick } from "../../look/fields.tsx";
import { useLanguage } from "../../words/language.ts";
import { GuidesField } from "../GuidesField.tsx";
import { onceFor } from "../page-game.ts";
import type { GameSetup } from "../setup.ts";
import { Boxes } from "./setup/Boxes.tsx";
import { type Fields, faultIn, whyNotSo } from "./setup/form.ts";
import { Healer } from "./setup/Healer.tsx";
import { Heroes } from "./setup/Heroes.tsx";
import { isBasic, Length } from "./setup/Length.tsx";
import { Lord } from "./setup/Lord.tsx";
import { Scenario } from "./setup/Scenario.tsx";

export const catacombsSetup: GameSetup<Catacombs> = {
  lid: catacombsLid,
  withBox: (box) => opened([box]),
  fault: faultIn,
  figure: (seat) => figures[seat],
  Options,
};

/** The Overseer sits first; a Hero stands for each party, whichever ones it has. */
const figures: Readonly<Record<Seat, string>> = {
  "seat-1": overseer,
  "seat-2": fighter,
  "seat-3": archer,
  "seat-4": wizard,
  "seat-5": thief,
};

/** The usual table with these boxes, once they are open. */
const opened = onceFor(async (boxes) => {
  if (boxes.some((box) => !Object.hasOwn(boxLids, box))) return undefined;
  await openPacks(boxes);
  return withBoxes(catacombsLid.usual, boxes);
});

const switches = ["heroesLast", "fairPlacement", "wanderers", "camping", "withoutMap", "exchange"] as const;
const layouts = ["basic", "branching", "labyrinth"] as const;
const counts = ["2", "3", "4", "5"] as const;

function Options({ options, onChange }: Fields): ReactNode {
  const language = useLanguage();
  const fields: Fields = { options, onChange };
  const change = (part: Partial<CatacombsOptions>) => onChange({ ...options, ...part });
  const words = (option: keyof CatacombsOptions) => ({
    label: optionTexts[option].name[language],
    help: optionTexts[option].text[language],
  });
  return (
    <div className="fields">
      <Boxes {...fields} />
      <Choice
        label={tableWords.howMany[language]}
        help={optionTexts.parties.text[language]}
        value={counts.find((one) => Number(one) === options.parties.length + 1) ?? "2"}
        choices={counts.map((value) => ({ value, words: tableWords.players(Number(value))[language] }))}
        onChange={(chosen) => change({ parties: sharedAmong(fourOf(options), chosen) })}
      />
      <Lord {...fields} />
      {(options.parties.length > 1 || allHeroes(options).length > 4) && <Heroes {...fields} />}
      <Healer {...fields} />
      <Choice
        {...words("layout")}
        value={options.layout}
        choices={layouts.map((value) => ({ value, words: layoutNames[value][language] }))}
        onChange={(layout) => onChange(laidOut(options, layout))}
      />
      <Length options={options} onChange={change} />
      <p className="prospect" role="status">
        <b>{layoutWords.prospect[language]}</b> — {prospectOf(options).words[language]}.
        {isBasic(options) && <> {layoutWords.recommended[language]}</>}
      </p>
      <Tick
        {...words("secondHealer")}
        why={whyNotSo("secondHealer", { ...options, secondHealer: true })?.[language]}
        value={options.secondHealer}
        onChange={(secondHealer) => change({ secondHealer })}
      />
      {switches.map((option) => (
        <Tick
          key={option}
          {...words(option)}
          value={options[option]}
          onChange={(value) => change({ [option]: value })}
        />
      ))}
      <GuidesField agreed={guidesOf(options)} onChange={(agreed) => onChange(withGuides(options, agreed))} />
      <Scenario {...fields} />
    </div>
  );
}

/** The four of whoever changes the number of players halfway through choosing them. */
function fourOf({ parties, boxes }: CatacombsOptions): readonly string[] {
  const chosen = parties.flat();
  const others = allHeroes(boxes === undefined ? {} : { boxes }).map(({ id }) => id);
  return [...new Set([...chosen, ...others])].slice(0, 4);
}

/** What belongs to another layout is put away: length to the column (CAT-VLEN-01), a labyrinth of one's own to the labyrinth. */
function laidOut(options: CatacombsOptions, layout: CatacombsOptions["layout"]): CatacombsOptions {
  const { scenario, ...rest } = options;
  const kept =
    layout === "labyrinth" ? scenario : scenario && { intro: scenario.intro, rooms: scenario.rooms };
  return {
    ...rest,
    layout,
    more: [0, 0, 0],
    secondHealer: layout !== "basic" && options.secondHealer,
    ...(kept === undefined ? {} : { scenario: kept }),
  };
}
