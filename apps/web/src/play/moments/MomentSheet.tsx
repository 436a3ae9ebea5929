import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { useModal } from "../../look/useModal.ts";
import { useTableWords } from "../../words/table.ts";
import "./moment.css";

/** How long it lies there by itself, in milliseconds. */
const lasts = 6000;

/** A leaf that goes by itself, at any touch, or not at all once somebody wants to stay. */
export function MomentSheet({
  title,
  children,
  aside,
  speed,
  go,
  onGo,
  onStay,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Beside what is told: where it goes on. */
  readonly aside: ReactNode;
  /** How many seconds of it pass in one of the clock. */
  readonly speed: number;
  /** The word on the button that goes on. */
  readonly go: string;
  onGo(): void;
  /** It is put away after somebody has stayed: nothing goes on by itself. */
  onStay(): void;
}): ReactNode {
  const { t } = useTableWords();
  const dialog = useModal();
  const heading = useId();
  const text = useId();
  const [stays, setStays] = useState(false);
  const pass = useEffectEvent(onGo);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(pass, lasts / speed);
    return () => clearTimeout(timer);
  }, [stays, speed]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape cancels a dialog, and the button has the focus
    <dialog
      ref={dialog}
      className="moment"
      aria-labelledby={heading}
      aria-describedby={text}
      onCancel={(event) => {
        event.preventDefault();
        if (stays) onStay();
        else onGo();
      }}
      // Any touch passes, until somebody wants to stay; then only the button does, and what lies beside the leaf.
      onClick={({ target }) => {
        if (!stays) onGo();
        else if (target === dialog.current) onStay();
      }}
    >
      <div className="moment-leaf">
        <div className="moment-told">
          <h2 id={heading}>{title}</h2>
          <div id={text}>{children}</div>
        </div>
        <div className="moment-aside">
          {aside}
          <button
            type="button"
            className="button button-forward moment-go"
            data-focus
            onClick={(event) => {
              event.stopPropagation();
              onGo();
            }}
          >
            {!stays && (
              <svg viewBox="0 0 36 36" className="moment-ring" aria-hidden="true" focusable="false">
                <circle cx="18" cy="18" r="14" />
                <circle
                  cx="18"
                  cy="18"
                  r="14"
                  pathLength="1"
                  style={{ animationDuration: `${lasts / speed}ms` }}
                />
              </svg>
            )}
            {go}
          </button>
          <button
            type="button"
            className="button moment-stay"
            onClick={(event) => {
              event.stopPropagation();
              if (stays) onStay();
              else setStays(true);
            }}
          >
            {t(stays ? "frame.close" : "table.stay")}
          </button>
        </div>
      </div>
    </dialog>
  );
}
