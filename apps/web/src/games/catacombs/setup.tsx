import {
  allHeroes,
  allLords,
  allRooms,
  type Catacombs,
  type CatacombsOptions,
  catacombsLid,
  companies,
  layoutNames,
  layoutWords,
  optionTexts,
  prospectOf,
  roleNames,
  tableWords,
} from "@ossuaire/catacombs";
import { faultWords, type OptionsFault } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { Choice, Tick } from "../../look/fields.tsx";
import { useLanguage } from "../../words/language.ts";
import type { GameSetup } from "../setup.ts";
import { handedTo, playerOf } from "./companies.ts";
import { isBasic, Length } from "./setup/Length.tsx";
import { Scenario } from "./setup/Scenario.tsx";

export const catacombsSetup: GameSetup<Catacombs> = {
  lid: catacombsLid,
  fault(options) {
    const read = catacombsLid.game.readOptions(options);
    return read.ok ? undefined : named(read);
  },
  Options,
};

/** A refusal names the option by its key; here it has a name. */
function named({ about, words, ...rest }: OptionsFault): OptionsFault {
  const [, option] = Object.entries(optionTexts).find(([key]) => key === about?.option) ?? [];
  return { ...rest, words: about && option ? faultWords(option.name, about.why) : words };
}

const switches = ["heroesLast", "fairPlacement", "wanderers", "camping", "withoutMap", "exchange"] as const;
const layouts = ["basic", "branching", "labyrinth"] as const;

function Options({
  options,
  onChange,
}: {
  readonly options: CatacombsOptions;
  onChange(options: CatacombsOptions): void;
}): ReactNode {
  const language = useLanguage();
  const change = (part: Partial<CatacombsOptions>) => onChange({ ...options, ...part });
  const count =
    (["2", "3", "4", "5"] as const).find((one) => Number(one) === options.parties.length + 1) ?? "2";
  const words = (option: keyof CatacombsOptions) => ({
    label: optionTexts[option].name[language],
    help: optionTexts[option].text[language],
  });
  return (
    <div className="fields">
      <Choice
        label={tableWords.howMany[language]}
        help={optionTexts.parties.text[language]}
        value={count}
        choices={(["2", "3", "4", "5"] as const).map((value) => ({
          value,
          words: tableWords.players(Number(value))[language],
        }))}
        onChange={(chosen) => change({ parties: companies[chosen] })}
      />
      {options.parties.length > 1 && (
        <Heroes parties={options.parties} onChange={(parties) => change({ parties })} />
      )}
      <Choice
        {...words("lord")}
        value={options.lord}
        choices={allLords().map(({ id, name }) => ({ value: id, words: name[language] }))}
        onChange={(lord) => change({ lord })}
      />
      <Choice
        {...words("healer")}
        value={options.healer}
        choices={allRooms()
          .filter(({ kind }) => kind === "healer")
          .map(({ id, name }) => ({ value: id, words: name[language] }))}
        onChange={(healer) => change({ healer })}
      />
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
      {!isBasic(options) && (
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
      <Scenario options={options} onChange={onChange} />
    </div>
  );
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

const players = ["party-1", "party-2", "party-3", "party-4"] as const;

/** CAT-PLAYER-08, 09: every Hero, from the easiest to the hardest, with what he is good at and who plays him. */
function Heroes({
  parties,
  onChange,
}: {
  readonly parties: CatacombsOptions["parties"];
  onChange(parties: CatacombsOptions["parties"]): void;
}): ReactNode {
  const language = useLanguage();
  const seats = players.slice(0, parties.length);
  return (
    <fieldset className="setup-seat setup-company">
      <legend>{optionTexts.parties.name[language]}</legend>
      <div className="fields">
        {allHeroes().map(({ id, name, text }) => (
          <Choice
            key={id}
            label={name[language]}
            help={text[language]}
            value={seats[playerOf(parties, id)] ?? "party-1"}
            choices={seats.map((value) => ({ value, words: roleNames[value][language] }))}
            onChange={(player) => onChange(handedTo(parties, id, seats.indexOf(player)))}
          />
        ))}
      </div>
    </fieldset>
  );
}
