import type { ReactNode } from "react";
import { useTableWords } from "../words/table.ts";
import "./foot-notice.css";

/** Something about the match that has to be known, above what the foot of the table says; until it has been read. */
export function FootNotice({
  title,
  words,
  children,
  onClose,
}: {
  readonly title: string;
  readonly words: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
  onClose(): void;
}): ReactNode {
  const { t } = useTableWords();
  return (
    <section className="foot-notice" aria-label={title}>
      <p role="alert">
        <strong>{title}.</strong> {words}
      </p>
      <div className="foot-notice-actions">
        {children}
        <button type="button" className="button" onClick={onClose}>
          {t("unkept.close")}
        </button>
      </div>
    </section>
  );
}
