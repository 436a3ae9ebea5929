import type { Point } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { Figure } from "../../look/Figure.tsx";
import { href } from "../../route/route.ts";
import type { Language } from "../../words/language.ts";
import type { Catalogue } from "../catalogue.ts";
import { Note } from "../Note.tsx";
import { SourceOf } from "../SourceOf.tsx";

type PointTextProps = {
  readonly point: Point;
  readonly place: number;
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly pointed: boolean;
};

/** What a player needs to know; the rules that say it exactly stand in the margin, their sources behind the mark. */
export function PointText({ point, place, catalogue, language, pointed }: PointTextProps): ReactNode {
  const { name, text, rules } = point;
  return (
    <li className={pointed ? "point point-pointed" : "point"} id={pointId(place)} tabIndex={-1}>
      {pointed && <Figure name="finger" className="rule-hand" />}
      <p className="point-margin">
        {rules.slice(0, 2).map((rule) => (
          <a key={rule} href={href({ page: "rule", id: rule })}>
            {rule.slice(catalogue.prefix.length + 1)}
          </a>
        ))}
      </p>
      <p className="point-text">
        <strong>{name[language]}</strong> {text[language]}{" "}
        <Note about={name[language]}>
          {rules.map((rule) => {
            const exact = catalogue.rules.find(({ id }) => id === rule);
            return exact && <SourceOf key={rule} rule={exact} book={catalogue} />;
          })}
        </Note>
      </p>
    </li>
  );
}

export function pointId(place: number): string {
  return `point-${place + 1}`;
}
