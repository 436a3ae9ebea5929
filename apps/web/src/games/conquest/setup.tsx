import {
  aimWords,
  type ConquestOptions,
  conquest,
  defaultOptions,
  seatTitle,
  teams,
} from "@ossuaire/conquest";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Choice, Tick } from "../../look/fields.tsx";
import { levels } from "../levels.ts";
import type { GameSetup } from "../setup.ts";

export const conquestSetup: GameSetup<ConquestOptions> = {
  aim: aimWords,
  usual: defaultOptions,
  person: "sword",
  levels,
  seats: (options) => conquest.seats(options),
  seatName: seatTitle,
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
  const { t } = useTranslation();
  const change = (part: Partial<ConquestOptions>) => onChange({ ...options, ...part });
  const { players, alone, health, border, obstacles } = options;
  return (
    <div className="fields">
      <Choice
        label={t("conquest.players")}
        help={t("conquest.playersText")}
        value={counts.find((count) => playersOf[count] === players) ?? "2"}
        choices={counts.map((value) => ({ value, words: t(`conquest.playerCounts.${value}`) }))}
        onChange={(count) => change({ players: playersOf[count] })}
      />
      {players === 3 && (
        <Choice
          label={t("conquest.alone")}
          help={t("conquest.aloneText")}
          value={alone}
          choices={teams.map((value) => ({ value, words: t(`conquest.${value}`) }))}
          onChange={(team) => change({ alone: team })}
        />
      )}
      <Choice
        label={t("conquest.startHealth")}
        help={t("conquest.startHealthText")}
        value={`${health}`}
        choices={healths.map((value) => ({ value, words: value }))}
        onChange={(value) => change({ health: Number(value) })}
      />
      <Choice
        label={t("conquest.border")}
        help={t("conquest.borderText")}
        value={border}
        choices={(["walls", "mat"] as const).map((value) => ({
          value,
          words: t(`conquest.borders.${value}`),
        }))}
        onChange={(value) => change({ border: value })}
      />
      <Tick
        label={t("conquest.abilities")}
        help={t("conquest.abilitiesText")}
        value={options.abilities}
        onChange={(abilities) => change({ abilities })}
      />
      <Tick
        label={t("conquest.armourOption")}
        help={t("conquest.armourOptionText")}
        value={options.armour}
        onChange={(armour) => change({ armour })}
      />
      <Tick
        label={t("conquest.lateDraw")}
        help={t("conquest.lateDrawText")}
        value={options.lateDraw}
        onChange={(lateDraw) => change({ lateDraw })}
      />
      <Tick
        label={t("conquest.exhaustion")}
        help={t("conquest.exhaustionText")}
        value={options.exhaustion}
        onChange={(exhaustion) => change({ exhaustion })}
      />
      <Tick
        label={t("conquest.agreed")}
        help={t("conquest.agreedText")}
        value={obstacles === "agreed"}
        onChange={(agreed) => change({ obstacles: agreed ? "agreed" : "default" })}
      />
    </div>
  );
}
