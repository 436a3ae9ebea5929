import type { ReactNode } from "react";
import "./emblem.css";
import { pictureOf } from "./pictures.ts";

/** The drawing of a card that is no disc; its name is always said beside it. */
export function Picture({
  kind,
  id,
}: {
  readonly kind: "item" | "spell" | "room";
  readonly id: string;
}): ReactNode {
  return (
    <span className={`emblem emblem-${kind}`}>
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={pictureOf(kind, id)} />
      </svg>
    </span>
  );
}
