import { path as sword } from "virtual:game-icon/broadsword";
import { path as skull } from "virtual:game-icon/death-skull";
import {
  borderNames,
  type Conquest,
  type ConquestOptions,
  conquestLid,
  optionTexts,
  playerCounts,
  seatTitle,
  teams,
} from "@ossuaire/conquest";
import { guidesOf, withGuides } from "@ossuaire/discs";
import type { ReactNode } from "react";
import { Choice, Tick } from "../../look/fields.tsx";
import { useLanguage } from "../../words/language.ts";
import { GuidesField } from "../GuidesField.tsx";
import type { GameSetup } from "../setup.ts";

export const conquestSetup: GameSetup<Conquest> = {
  lid: conquestLid,
  figure: (seat) => (["sword", "s1", "s2"].includes(seat) ? sword : skull),
  Options,
};

const counts = ["2", "3", "4"] as const;
const playersOf = { "2": 2, "3": 3, "4": 4 } as const;
const healths = Array.from({ length: 11 }, (_, less) => `${less + 1}`);

function Options({
  options,
  onChange,
}: {
  readonly options: ConquestOptions;
  onChange(options: ConquestOptions): void;
}): ReactNode {
  const language = useLanguage();
  const words = (option: keyof ConquestOptions) => ({
    label: optionTexts[option].name[language],
    help: optionTexts[option].text[language],
  });
  const change = (part: Partial<ConquestOptions>) => onChange({ ...options, ...part });
  const { players, alone, health, border, obstacles } = options;
  return (
    <div className="fields">
      <Choice
        {...words("players")}
        value={counts.find((count) => playersOf[count] === players) ?? "2"}
        choices={counts.map((value) => ({ value, words: playerCounts[playersOf[value]][language] }))}
        onChange={(count) => change({ players: playersOf[count] })}
      />
      {players === 3 && (
        <Choice
          {...words("alone")}
          value={alone}
          choices={teams.map((value) => ({ value, words: seatTitle(value)[language] }))}
          onChange={(team) => change({ alone: team })}
        />
      )}
      <Choice
        {...words("health")}
        value={`${health}`}
        choices={healths.map((value) => ({ value, words: value }))}
        onChange={(value) => change({ health: Number(value) })}
      />
      <Choice
        {...words("border")}
        value={border}
        choices={(["walls", "mat"] as const).map((value) => ({
          value,
          words: borderNames[value][language],
        }))}
        onChange={(value) => change({ border: value })}
      />
      <Tick
        {...words("abilities")}
        value={options.abilities}
        onChange={(abilities) => change({ abilities })}
      />
      <Tick {...words("armour")} value={options.armour} onChange={(armour) => change({ armour })} />
      <Tick {...words("lateDraw")} value={options.lateDraw} onChange={(lateDraw) => change({ lateDraw })} />
      <Tick
        {...words("exhaustion")}
        value={options.exhaustion}
        onChange={(exhaustion) => change({ exhaustion })}
      />
      <Tick
        {...words("obstacles")}
        value={obstacles === "agreed"}
        onChange={(agreed) => change({ obstacles: agreed ? "agreed" : "default" })}
      />
      <GuidesField agreed={guidesOf(options)} onChange={(agreed) => onChange(withGuides(options, agreed))} />
    </div>
  );
}
