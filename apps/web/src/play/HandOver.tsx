import type { ReactNode } from "react";
import { Figure } from "../look/Figure.tsx";
import { useModal } from "../look/useModal.ts";
import { useTableWords } from "../words/table.ts";
import "./hand-over.css";

/** Covers the table until the one who is asked holds the device. */
export function HandOver({
  name,
  emblem,
  onTake,
}: {
  readonly name: string;
  /** The sign of the seat, where the game has one. */
  readonly emblem: ReactNode;
  onTake(): void;
}): ReactNode {
  const { t } = useTableWords();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className="cover"
      aria-labelledby="cover-title"
      // Escape must not uncover a hand.
      onCancel={(event) => event.preventDefault()}
    >
      <div className="cover-words">
        <div className="cover-emblem">{emblem ?? <Figure name="skull" className="cover-figure" />}</div>
        <p className="cover-over">{t("table.handOver")}</p>
        <h2 id="cover-title">{t("table.handOverTo", { name })}</h2>
        <p>{t("table.handOverText")}</p>
        <button type="button" className="button button-forward" onClick={onTake}>
          {t("table.handOverHere", { name })}
        </button>
      </div>
    </dialog>
  );
}
