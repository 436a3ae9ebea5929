import { type Mark, marksOf, nameIn, type Piece, tableWords, type View } from "@ossuaire/catacombs";
import { capital, listed, type Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { lifeOnDisc, numberOnDisc } from "../discs.ts";
import { MarkSigns } from "../MarkSigns.tsx";
import { Emblem } from "./Emblem.tsx";
import "./disc-on-board.css";

/** One disc as it lies on the board: the side that is up, its life, its number. */
export function DiscOnBoard({ piece, view }: { readonly piece: Piece; readonly view: View }): ReactNode {
  const language = useLanguage();
  const { life = 1, lost = 0, steady = false } = lifeOnDisc(piece);
  const number = view.fight && numberOnDisc(piece, view.fight);
  const marks = marksOf(view, piece);
  const cardsOf = (...kinds: readonly Mark["kind"][]) =>
    marks.flatMap(({ kind, cards = [] }) => (kinds.includes(kind) ? cards : []));
  return (
    <span className="disc-on-board" role="img" aria-label={stateOfDisc(piece, view)[language]}>
      <Emblem piece={piece.card} wounded={lost > 0 && !steady} />
      <Small cards={cardsOf("captives")} className="disc-inside" />
      <Small cards={cardsOf("mount", "shape")} className="disc-medal" />
      <MarkSigns marks={marks.filter(({ cards }) => cards === undefined)} />
      {number !== undefined && <b>{number}</b>}
      {life > 1 && (
        <i className={steady ? "drops" : undefined}>
          {Array.from({ length: life }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pip is nothing but its place
            <s key={n} className={n < life - lost ? undefined : "lost"} />
          ))}
        </i>
      )}
    </span>
  );
}

/** Others whom it holds, or who will come out of it. */
function Small({
  cards,
  className,
}: {
  readonly cards: readonly string[];
  readonly className: string;
}): ReactNode {
  if (cards.length === 0) return null;
  return (
    <span className={className}>
      {cards.map((card) => (
        <Emblem key={card} piece={card} />
      ))}
    </span>
  );
}

/** Who it is and how it fares: “L’Orc 2, face blessée, 1 point de vie sur 2”. */
export function stateOfDisc(piece: Piece, view: View): Words {
  const { life = 1, lost = 0, steady = false } = lifeOnDisc(piece);
  const isTurned = lost > 0 && !steady;
  const state = isTurned ? tableWords.wounded(life - lost, life) : tableWords.life(life - lost, life);
  return listed([
    capital(nameIn(view, piece)),
    ...(life === 1 ? [] : [state]),
    ...marksOf(view, piece).map(({ words }) => words),
  ]);
}
