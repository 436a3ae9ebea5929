import { type Fight, nameIn, type Piece, tableWords } from "@ossuaire/catacombs";
import { capital, say, type Words, w } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { lifeOnDisc, numberOnDisc } from "../discs.ts";
import { Emblem } from "./Emblem.tsx";
import "./disc-on-board.css";

/** One disc as it lies on the board: the side that is up, its life, its number. */
export function DiscOnBoard({ piece, fight }: { readonly piece: Piece; readonly fight: Fight }): ReactNode {
  const language = useLanguage();
  const { life = 1, lost = 0 } = lifeOnDisc(piece);
  const number = numberOnDisc(piece, fight);
  return (
    <span className="disc-on-board" role="img" aria-label={stateOfDisc(piece, fight)[language]}>
      <Emblem piece={piece.card} wounded={lost > 0} />
      {number !== undefined && <b>{number}</b>}
      {life > 1 && (
        <i>
          {Array.from({ length: life }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pip is nothing but its place
            <s key={n} className={n < life - lost ? undefined : "lost"} />
          ))}
        </i>
      )}
    </span>
  );
}

/** Who it is and how it fares: “L’Orc 2, face blessée, 1 point de vie sur 2”. */
export function stateOfDisc(piece: Piece, fight: Fight): Words {
  const { life = 1, lost = 0 } = lifeOnDisc(piece);
  const name = capital(nameIn({ fight }, piece));
  if (life === 1) return name;
  const state = lost > 0 ? tableWords.wounded(life - lost, life) : tableWords.life(life, life);
  return say`${name}${w(", ", ", ")}${state}`;
}
