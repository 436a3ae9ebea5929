import { goingWords, type Pace, type Peril, type Reach } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { RuleLink } from "../../play/RuleLink.tsx";
import { useLanguage } from "../../words/language.ts";

/**
 * What the way to where somebody points would cost, what has to be reckoned with on it, and what a run risks. Its region is always
 * there, so that what comes into it is heard.
 */
export function WayTag({
  way,
  perils,
  pace,
}: {
  readonly way: Reach | undefined;
  readonly perils: readonly Peril[];
  readonly pace: Pace;
}): ReactNode {
  const language = useLanguage();
  return (
    <div role="status">
      {(way || pace === "run") && (
        <div className="dr-way" data-asks={way === undefined ? "" : undefined}>
          {way && <p>{goingWords.cost(way, pace)[language]}</p>}
          {perils.map((peril) => (
            <p key={peril.kind} className="dr-peril">
              {goingWords.peril(peril)[language]} <RuleLink id={peril.rule} />
            </p>
          ))}
          {way === undefined && (
            <p className="dr-peril">
              {goingWords.running[language]} <RuleLink id="REG-MOVE-05" />
            </p>
          )}
        </div>
      )}
    </div>
  );
}
