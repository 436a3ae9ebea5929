import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import "./note.css";

type NoteProps = {
  /** What it is about, for those who do not see where it stands. */
  readonly about: string;
  readonly children: ReactNode;
};

/** A small mark behind which stands what few ask for: sources, notes, references. Opens on hover, focus and touch. */
export function Note({ about, children }: NoteProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what one reaches; around it stays open what is read
    <span
      ref={place}
      className="note"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setOpen(false)}
      onFocus={() => setOpen(true)}
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
        onClick={() => setOpen(true)}
      >
        i
      </button>
      <span id={id} className="note-leaf" hidden={!open}>
        {open && children}
      </span>
    </span>
  );
}
