import { cardOf, roleNames, seatTitle, signNames, tableWords } from "@ossuaire/conquest";
import type { CSSProperties, ReactNode } from "react";
import { RuleLink } from "../../play/RuleLink.tsx";
import { useLanguage } from "../../words/language.ts";
import "./card.css";
import { figureOfRole, figureOfSign, figureOfTeam } from "./figures.ts";
import { Outline } from "./Outline.tsx";
import { ShotRow } from "./ShotRow.tsx";

/** CON-CARD-08: a card as it is printed, with all that may be known of it. Its keyword opens the rule. */
export function CardFace({
  id,
  wordless,
  lookedUp = false,
}: {
  readonly id: string;
  /** CON-VARIANT-04: icons only, larger, for those who cannot read. What they stand for is still heard. */
  readonly wordless: boolean;
  /** The card lies open to be studied: its shots open their rules too. */
  readonly lookedUp?: boolean;
}): ReactNode {
  const language = useLanguage();
  const { team, name, role, sign, shots, ability, armour } = cardOf(id);
  const words = wordless ? "unseen" : undefined;
  return (
    <span className={`card card-${team}${wordless ? " card-wordless" : ""}`}>
      <span className="card-head">
        <span className={words ?? "card-name"} style={lettersOf(name[language])}>
          {name[language]}
        </span>{" "}
        <Outline name={figureOfTeam[team]} className="card-emblem" words={seatTitle(team)[language]} />
      </span>{" "}
      <span className="card-role">
        <span className={words}>{roleNames[role][language]}</span>{" "}
        <Outline name={figureOfSign[sign]} className="card-sign" words={signNames[sign][language]} />
      </span>
      <ShotRow shots={shots} lookedUp={lookedUp} />{" "}
      <span className="card-picture">
        <Outline name={figureOfRole[role]} />
        {armour && (
          <span className="card-armour">
            <Outline name="shield" words={tableWords.armour[language]} />
          </span>
        )}
      </span>
      {!wordless && ability && (
        <span className="card-ability">
          <RuleLink id={ability.rule}>{ability.name[language]}</RuleLink> {ability.text[language]}
        </span>
      )}
    </span>
  );
}

/** How long its longest word is: where a card is narrow, the name is written as small as that needs. */
function lettersOf(name: string): CSSProperties {
  const longest = Math.max(...name.split(/[ -]/).map((word) => word.length));
  return { "--letters": longest } as CSSProperties;
}
