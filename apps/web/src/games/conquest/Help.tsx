import {
  aimWords,
  allShots,
  type Character,
  characterColours,
  characterNames,
  helpWords,
  howTo,
  pieceName,
  radiusOf,
  type Shot,
  turnText,
} from "@ossuaire/conquest";
import type { CSSProperties, ReactNode } from "react";
import { RuleLink } from "../../play/RuleLink.tsx";
import { TurnText } from "../../play/TurnText.tsx";
import { useLanguage } from "../../words/language.ts";
import { bandOf, figureOfCharacter, type OutlineName } from "./figures.ts";
import "./help.css";
import { Outline } from "./Outline.tsx";
import { ShotIcon } from "./ShotRow.tsx";

/** How a turn goes; then the eight shots and the discs. */
export function Help(): ReactNode {
  const language = useLanguage();
  return (
    <div className="help">
      <TurnText aim={aimWords} rule="CON-TEAM-06" lines={turnText} />
      <h3>{helpWords.shots[language]}</h3>
      <ul className="help-shots">
        {Object.values(allShots).map((shot) => (
          <ShotLine key={shot.kind} shot={shot} />
        ))}
      </ul>
      <h3>{helpWords.discs[language]}</h3>
      <ul className="help-discs">
        {characters.map((id) => (
          <li key={id}>
            <Disc piece={id} figure={figureOfCharacter[id]} band={bandOf[id]} />
            {characterNames[id][language]} <i>{characterColours[id][language]}</i>
          </li>
        ))}
        {others.map(({ piece, figure }) => (
          <li key={piece}>
            <Disc piece={piece} figure={figure} />
            {piece === "crystal-1" ? helpWords.crystal[language] : pieceName(piece)[language]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** CON-SHOT-04: how it works, what it does to whom it hits, and the rule. */
function ShotLine({ shot }: { readonly shot: Shot }): ReactNode {
  const language = useLanguage();
  const { kind, name, damage, rule } = shot;
  return (
    <li>
      <ShotIcon shot={shot} />
      <p>
        <b>{name[language]}</b> — {howTo[kind][language]}{" "}
        <span className="help-damage">{helpWords.damage(damage)[language]}</span> <RuleLink id={rule} />
      </p>
    </li>
  );
}

/** CON-STICKER-01: the sizes to scale, in the colours of the table. */
function Disc({
  piece,
  figure,
  band,
}: {
  readonly piece: string;
  readonly figure: OutlineName;
  readonly band?: string;
}): ReactNode {
  const style = { "--mm": 2 * radiusOf(piece), "--band": band ?? "transparent" } as CSSProperties;
  return (
    <span className={`help-disc help-disc-${piece}`} data-disc={piece} style={style}>
      <Outline name={figure} />
    </span>
  );
}

const characters: readonly Character[] = ["s1", "s2", "c1", "c2"];

const others: readonly { readonly piece: string; readonly figure: OutlineName }[] = [
  { piece: "crystal-1", figure: "crystal" },
  { piece: "wave", figure: "wave" },
  { piece: "fireball", figure: "fireball" },
  { piece: "missile", figure: "missile" },
  { piece: "longbow", figure: "longbow" },
];
