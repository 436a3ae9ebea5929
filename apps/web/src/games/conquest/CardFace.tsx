import { cardOf, roleNames, type Shot, signNames } from "@ossuaire/conquest";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../words/language.ts";
import "./card.css";
import { figureOfRole, figureOfShot, figureOfSign, figureOfTeam } from "./figures.ts";
import { Outline } from "./Outline.tsx";

/** CON-CARD-08: a card as it is printed, with all that may be known of it. */
export function CardFace({ id }: { readonly id: string }): ReactNode {
  const language = useLanguage();
  const { t } = useTranslation();
  const { team, name, role, sign, shots, ability, armour } = cardOf(id);
  return (
    <span className={`card card-${team}`}>
      <span className="card-head">
        <span className="card-name">{name[language]}</span>{" "}
        <Outline name={figureOfTeam[team]} className="card-emblem" words={t(`conquest.${team}`)} />
      </span>{" "}
      <span className="card-role">
        {roleNames[role][language]}{" "}
        <Outline name={figureOfSign[sign]} className="card-sign" words={signNames[sign][language]} />
      </span>
      <span className="card-picture">
        <Outline name={figureOfRole[role]} />
        {armour && (
          <span className="card-armour">
            <Outline name="shield" words={t("conquest.armour")} />
          </span>
        )}
      </span>
      <ShotRow shots={shots} />{" "}
      <span className="card-ability">
        {ability && (
          <>
            <b>{ability.name[language]}</b> {ability.text[language]}
          </>
        )}
      </span>
    </span>
  );
}

/** CON-SEQ-05: the shots in their order; `current` is the one that is on. */
export function ShotRow({
  shots,
  current,
}: {
  readonly shots: readonly Shot[];
  readonly current?: number;
}): ReactNode {
  const language = useLanguage();
  return (
    <span className="shots">
      {shots.map(({ kind, name, targeted }, number) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may have the same shot twice
          key={number}
          className={`shot shot-${kind}${stateOf(number, current)}`}
        >
          <Outline name={figureOfShot[kind]} words={name[language]} />
          {targeted && <Outline name="target" className="shot-target" />}
        </span>
      ))}
    </span>
  );
}

function stateOf(number: number, current: number | undefined): string {
  if (current === undefined || number > current) return "";
  return number === current ? " shot-on" : " shot-done";
}
