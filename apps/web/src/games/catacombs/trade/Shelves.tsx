import { cardWords } from "@ossuaire/catacombs";
import type { Reason, Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";

/** Something that is for sale. */
export interface Ware {
  readonly id: string;
  readonly name: Words;
  readonly price: number;
  /** For whom it is, in a word or two. */
  readonly whom: string;
  readonly picture: string;
  /** Why it cannot be had now; undefined: it can. */
  readonly why: Reason | undefined;
}

/** CAT-MERCH-03: all lies open. What can be had is lit; the rest steps back, and says why. */
export function Shelves({
  wares,
  label,
  chosen,
  open,
  onChoose,
}: {
  readonly wares: readonly Ware[];
  readonly label: string;
  readonly chosen: string | undefined;
  /** Somebody here is asked; to all others it is a window. */
  readonly open: boolean;
  onChoose(id: string): void;
}): ReactNode {
  const language = useLanguage();
  return (
    <ul className="shelves" aria-label={label}>
      {wares.map(({ id, name, price, whom, picture, why }) => (
        <li key={id} className={open && why !== undefined ? "ware ware-sunk" : "ware"}>
          <button
            type="button"
            className={open && why === undefined ? "ware-niche hand-lit" : "ware-niche"}
            aria-pressed={chosen === id}
            onClick={() => onChoose(id)}
          >
            <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
              <path d={picture} />
            </svg>
            <span className="ware-tag">
              <b>{name[language]}</b>
              <span>
                <em>{cardWords.gold100(price)[language]}</em>
                <span className="ware-dot"> · </span>
                <i>{whom}</i>
              </span>
              {open && why !== undefined && <i className="ware-why">{why.words[language]}</i>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
