import type { Line } from "@ossuaire/table";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { href } from "../route/route.ts";
import { useHomeWords } from "../words/home.ts";
import { useLineFacts } from "./useLineFacts.ts";

/** A match on the shelf; thrown away, it leaves a gap from which it can be brought back. */
export function SavedLine({
  line,
  isThrown,
  onForget,
  onRestore,
}: {
  readonly line: Line;
  readonly isThrown: boolean;
  onForget(): void;
  onRestore(): void;
}): ReactNode {
  const { t } = useHomeWords();
  const name = useId();
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isThrown);
  // The button that was pressed is gone: the one in its place takes the focus.
  useEffect(() => {
    if (was.current !== isThrown) button.current?.focus();
    was.current = isThrown;
  }, [isThrown]);
  const { title, facts, when } = useLineFacts()(line);
  if (isThrown)
    return (
      <li>
        <p id={name} className="saved-gap">
          {t("shelf.forgotten")} <small>{title}</small>
        </p>
        <button ref={button} type="button" className="saved-undo" aria-describedby={name} onClick={onRestore}>
          {t("shelf.undo")}
        </button>
      </li>
    );
  const { id, over, replay } = line;
  return (
    <li>
      <a id={name} href={href(over || replay ? { page: "replay", saved: id } : { page: "play", id })}>
        {title}
        <small>{[...facts, when].join(" · ")}</small>
      </a>
      <button
        ref={button}
        type="button"
        aria-label={t("shelf.forget")}
        aria-describedby={name}
        title={t("shelf.forget")}
        onClick={onForget}
      >
        ×
      </button>
    </li>
  );
}
