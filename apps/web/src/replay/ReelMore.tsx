import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useReplayWords } from "../words/replay.ts";

/** What the reel shows beside its keys where there is room, and elsewhere over the board, behind a button. */
export function ReelMore({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useReplayWords();
  const rest = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="play-button reel-more"
        aria-label={t("replay.moreWords")}
        aria-expanded={open}
        aria-controls={rest}
        onClick={() => setOpen(!open)}
        onKeyDown={closeByKey}
      >
        {t("replay.more")}
      </button>
      <section id={rest} className="reel-rest" aria-label={t("replay.moreWords")} onKeyDown={closeByKey}>
        {children}
      </section>
    </>
  );
}
