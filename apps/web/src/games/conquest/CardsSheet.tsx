import type { ReactNode } from "react";
import { Sheet } from "../../look/Sheet.tsx";
import { CardFace } from "./CardFace.tsx";

/** Cards that lie open, side by side to be read. */
export function CardsSheet({
  title,
  cards,
  wordless,
  onClose,
}: {
  readonly title: string;
  readonly cards: readonly string[];
  readonly wordless: boolean;
  onClose(): void;
}): ReactNode {
  return (
    <Sheet title={title} onClose={onClose}>
      <ul className="cards-open">
        {cards.map((card) => (
          <li key={card}>
            <CardFace id={card} wordless={wordless} lookedUp />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
