import type { ReactNode } from "react";
import type { Card } from "./card.ts";
import { openCard } from "./useCards.ts";
import "./link.css";

/** Words that open a card. */
export function CardLink({
  card,
  label,
  className = "card-link",
  children,
}: {
  readonly card: Card;
  /** What is heard, where the words alone would not say it. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => openCard(card)}
    >
      {children}
    </button>
  );
}
