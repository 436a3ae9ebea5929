import { type ReactNode, useId } from "react";
import { useHomeWords } from "../words/home.ts";
import "./sheet-dialog.css";
import { useModal } from "./useModal.ts";

/**
 * A leaf of parchment laid over the table. The browser keeps the focus on it, and gives it back when it is taken away.
 * What is marked `data-focus` has it first.
 */
export function Sheet({
  title,
  children,
  side = false,
  wide = false,
  onClose,
}: {
  readonly title: string;
  readonly children: ReactNode;
  /** At the right edge, with the table still in view. */
  readonly side?: boolean;
  /** For a whole page. */
  readonly wide?: boolean;
  onClose(): void;
}): ReactNode {
  const { t } = useHomeWords();
  const dialog = useModal();
  const heading = useId();
  return (
    <dialog
      ref={dialog}
      className={side ? "leaf leaf-side" : wide ? "leaf leaf-wide" : "leaf"}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        // React lets this rise from a leaf that lies on this one.
        if (event.target === dialog.current) onClose();
      }}
      // A second Escape in a row closes a dialog without asking.
      onClose={({ target }) => {
        if (target === dialog.current && !dialog.current.open) onClose();
      }}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
      // It closes by itself; whatever the leaf was opened from stays open.
      onKeyDown={(event) => {
        if (event.key === "Escape") event.stopPropagation();
      }}
    >
      <div className="parchment leaf-paper">
        <div className="leaf-head">
          <h2 id={heading} className="leaf-title">
            {title}
          </h2>
          <button type="button" className="leaf-close" aria-label={t("frame.close")} onClick={onClose}>
            ×
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
