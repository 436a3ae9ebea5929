import { type ReactNode, useId, useRef, useState } from "react";
import { useRulesWords } from "../words/rules.ts";
import "./note.css";

type NoteProps = {
  /** What it is about, for those who do not see where it stands. */
  readonly about: string;
  readonly children: ReactNode;
};

/** Nearer than this to the right edge of the window it opens to the left, in px. */
const breadth = 430;

/** A small mark behind which stands what few ask for: sources, notes, references. Opens on hover, focus and touch. */
export function Note({ about, children }: NoteProps): ReactNode {
  const { t } = useRulesWords();
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [turned, setTurned] = useState(false);
  const show = (): void => {
    setTurned((place.current?.getBoundingClientRect().left ?? 0) > innerWidth - breadth);
    setOpen(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what one reaches; around it stays open what is read
    <span
      ref={place}
      className="note"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && show()}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setOpen(false)}
      onFocus={show}
      onBlur={({ relatedTarget }) => {
        if (!place.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => key === "Escape" && setOpen(false)}
    >
      <button
        type="button"
        className="note-mark"
        aria-label={t("rules.note", { about })}
        aria-expanded={open}
        aria-controls={id}
        onClick={show}
      >
        i
      </button>
      <span id={id} className={turned ? "note-leaf note-turned" : "note-leaf"} hidden={!open}>
        {open && children}
      </span>
    </span>
  );
}
