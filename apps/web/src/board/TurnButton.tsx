import type { KeyboardEvent, ReactNode } from "react";
import { useTableWords } from "../words/table.ts";
import type { Corner } from "./corner.ts";
import "./turn.css";

/** CAT-SETUP-10: in a corner of the frame; looks at the board from the other side. */
export function TurnButton({
  round,
  corner,
  onTurn,
}: {
  readonly round: boolean;
  readonly corner: Corner;
  onTurn(): void;
}): ReactNode {
  const { t } = useTableWords();
  return (
    <button
      type="button"
      className="board-turn"
      data-corner={corner}
      aria-pressed={round}
      aria-keyshortcuts="T"
      aria-label={t("board.turn")}
      title={t("board.turn")}
      onClick={onTurn}
    >
      ⟳
    </button>
  );
}

/** The key that does the same. */
export function isTurning({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "t" && !ctrlKey && !metaKey && !altKey;
}
