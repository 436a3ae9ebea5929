import type { ReactNode } from "react";
import "../../play/foot-notice.css";

/** Something to be said over the board, which keeps its place; perhaps with a way to answer. */
export function Said({
  title,
  text,
  isQuiet = false,
  children,
}: {
  readonly title?: string;
  readonly text: string;
  /** What counts up is seen, not read aloud every second. */
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div className="foot-notice online-notice" role="status" aria-live={isQuiet ? "off" : "polite"}>
      <p>
        {title !== undefined && <strong>{title} </strong>}
        {text}
      </p>
      {children !== undefined && <div className="foot-notice-actions">{children}</div>}
    </div>
  );
}

/** A way to answer; the one that goes on is marked. */
export function Way({
  words,
  isForward = false,
  onClick,
}: {
  readonly words: string;
  readonly isForward?: boolean;
  onClick(): void;
}): ReactNode {
  return (
    <button type="button" className={isForward ? "button button-forward" : "button"} onClick={onClick}>
      {words}
    </button>
  );
}
