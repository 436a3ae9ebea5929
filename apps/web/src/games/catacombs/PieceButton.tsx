import { pieceName } from "@ossuaire/catacombs";
import { capital, type Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useHold } from "../../look/useHold.ts";
import { useLanguage } from "../../words/language.ts";
import type { Rows } from "../look.ts";
import { CardLink } from "./cards/CardLink.tsx";
import { cardOfPiece } from "./cards/card.ts";
import { openCard } from "./cards/useCards.ts";

/**
 * In the row of a piece: chooses whoever may be chosen, and opens the card of everybody else. Of whoever may be chosen the
 * card is opened as on the board: by a long press, a right click or the key I.
 */
export function PieceButton({
  piece,
  card,
  name = pieceName(card, card),
  rows: { lit, picked, onChoose },
  label,
  className,
  children,
}: {
  readonly piece: string;
  readonly rows: Rows;
  readonly card: string;
  /** Of somebody who may have twins. */
  readonly name?: Words;
  /** What is heard where it opens the card. */
  readonly label?: string;
  readonly className: string;
  readonly children: ReactNode;
}): ReactNode {
  const language = useLanguage();
  const held = useHold(() => openCard(cardOfPiece(card)));
  if (!lit.has(piece))
    return (
      <CardLink card={cardOfPiece(card)} {...(label === undefined ? {} : { label })} className={className}>
        {children}
      </CardLink>
    );
  return (
    <button
      type="button"
      {...held}
      className={className}
      aria-label={capital(name)[language]}
      aria-pressed={picked === piece}
      data-choice={piece}
      onClick={() => onChoose(piece)}
    >
      {children}
    </button>
  );
}
