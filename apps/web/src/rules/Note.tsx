import { type ReactNode, useId, useRef, useState } from "react";
import { useRulesWords } from "../words/rules.ts";
import "./note.css";

type NoteProps = {
  /** What it is about, for those who do not see where it stands. */
  readonly about: string;
  readonly children: ReactNode;
};

/** In px of the paper. Nearer than the first to its right edge a note opens to the left; below the second paper is all edge. */
const breadth = 430;
const narrow = 720;

/** A small mark behind which stands what few ask for: sources, notes, references. Opens on hover, focus and touch. */
export function Note({ about, children }: NoteProps): ReactNode {
  const { t } = useRulesWords();
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [way, setWay] = useState<Way>("right");
  const show = (): void => {
    if (place.current !== null) setWay(wayFrom(place.current));
    setOpen(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what one reaches; around it stays open what is read
    <span
      ref={place}
      className={way === "across" ? "note note-across" : "note"}
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
      <span id={id} className={way === "left" ? "note-leaf note-turned" : "note-leaf"} hidden={!open}>
        {open && children}
      </span>
    </span>
  );
}

/** Where a note has room: beside its mark, or across all of its rule. */
type Way = "right" | "left" | "across";

function wayFrom(mark: HTMLElement): Way {
  const paper = mark.closest<HTMLElement>(".sheet, .leaf-paper") ?? document.body;
  const { right, width } = paper.getBoundingClientRect();
  if (paper.offsetWidth < narrow) return "across";
  // Larger letters make every px of the page larger, and the paper with them.
  const px = width / paper.offsetWidth;
  return mark.getBoundingClientRect().left > right - breadth * px ? "left" : "right";
}
