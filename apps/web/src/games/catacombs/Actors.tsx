import { pieceName } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { capital } from "./cards/words.ts";
import "./deeds.css";

/** Those of whom one is chosen: who acts, or for whom something is bought. */
export function Actors({
  actors,
  actor,
  label,
  onChoose,
  children,
}: {
  readonly actors: readonly string[];
  readonly actor: string;
  readonly label: string;
  onChoose(actor: string): void;
  /** What stands at the end of the row. */
  readonly children?: ReactNode;
}): ReactNode {
  const language = useLanguage();
  return (
    <fieldset className="deeds-row" aria-label={label}>
      {actors.map((one) => (
        <button
          key={one}
          type="button"
          className="button deeds-actor"
          aria-pressed={one === actor}
          onClick={() => onChoose(one)}
        >
          {capital(pieceName(one)[language])}
        </button>
      ))}
      {children}
    </fieldset>
  );
}
