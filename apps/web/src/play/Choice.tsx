import { type ReactNode, useEffect, useState } from "react";
import { useTableWords } from "../words/table.ts";
import "./choice.css";

/** So long a second press is waited for, in ms. */
const patience = 3000;

/** An answer as a button. One by which somebody would be passed over says so, and wants a second press. */
export function Choice({
  option,
  face,
  words,
  idle,
  forward,
  onChoose,
}: {
  readonly option: string;
  /** The disc that it stands for. */
  readonly face?: ReactNode;
  readonly words: string;
  /** Who could still act. */
  readonly idle: string | undefined;
  readonly forward: boolean;
  onChoose(): void;
}): ReactNode {
  const { t } = useTableWords();
  const [sure, setSure] = useState(false);
  useEffect(() => {
    if (!sure) return;
    const timer = setTimeout(() => setSure(false), patience);
    return () => clearTimeout(timer);
  }, [sure]);
  return (
    <button
      type="button"
      className={`button${forward ? " button-forward" : ""}${idle === undefined ? "" : " choice-idle"}`}
      data-option={option}
      data-sure={sure ? "" : undefined}
      onClick={() => (idle === undefined || sure ? onChoose() : setSure(true))}
    >
      {face}
      {words}
      {idle !== undefined && (
        <>
          <span className="unseen">, </span>
          <small aria-live="polite">{sure ? t("table.again") : idle}</small>
        </>
      )}
    </button>
  );
}
