import { pieceName } from "@ossuaire/catacombs";
import { capital } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import "./deeds.css";

/** A piece, or a Hero who is not on the board, and the card or board that says what it is. */
export interface Actor {
  readonly id: string;
  readonly card: string;
}

/** Those of whom one is chosen: who acts, or for whom something is bought. */
export function Actors({
  actors,
  actor,
  label,
  onChoose,
  children,
}: {
  readonly actors: readonly Actor[];
  readonly actor: string;
  readonly label: string;
  onChoose(actor: string): void;
  /** What stands at the end of the row. */
  readonly children?: ReactNode;
}): ReactNode {
  const language = useLanguage();
  return (
    <fieldset className="deeds-row" aria-label={label}>
      {actors.map(({ id, card }) => (
        <button
          key={id}
          type="button"
          className="button deeds-actor"
          aria-pressed={id === actor}
          onClick={() => onChoose(id)}
        >
          {capital(pieceName(id, card))[language]}
        </button>
      ))}
      {children}
    </fieldset>
  );
}
