import type { Shot } from "@ossuaire/conquest";
import type { ReactNode } from "react";
import { RuleLink } from "../../play/RuleLink.tsx";
import { useLanguage } from "../../words/language.ts";
import { figureOfShot } from "./figures.ts";
import { Outline } from "./Outline.tsx";
import "./shots.css";

/** CON-SEQ-05: the shots in their order; `current` is the one that is on. */
export function ShotRow({
  shots,
  current,
  lookedUp = false,
}: {
  readonly shots: readonly Shot[];
  readonly current?: number;
  /** Each shot opens its rule. */
  readonly lookedUp?: boolean;
}): ReactNode {
  return (
    <span className="shots">
      {shots.map((shot, number) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may have the same shot twice
          key={number}
          className={`shot shot-${shot.kind}${stateOf(number, current)}`}
        >
          {lookedUp ? (
            <RuleLink id={shot.rule}>
              <ShotFigure shot={shot} />
            </RuleLink>
          ) : (
            <ShotFigure shot={shot} />
          )}
        </span>
      ))}
    </span>
  );
}

/** CON-SHOT-04: every kind has an icon of its own. */
export function ShotIcon({ shot }: { readonly shot: Shot }): ReactNode {
  return (
    <span className={`shot shot-${shot.kind}`} aria-hidden="true">
      <ShotFigure shot={shot} />
    </span>
  );
}

function ShotFigure({ shot: { kind, name, targeted } }: { readonly shot: Shot }): ReactNode {
  const language = useLanguage();
  return (
    <>
      <Outline name={figureOfShot[kind]} words={name[language]} className="shot-figure" />
      {targeted && <Outline name="target" className="shot-target" />}
    </>
  );
}

function stateOf(number: number, current: number | undefined): string {
  if (current === undefined || number > current) return "";
  return number === current ? " shot-on" : " shot-done";
}
