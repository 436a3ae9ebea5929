import type { ReactNode } from "react";
import type { CaptionText } from "./useCaption.ts";
import "./caption.css";

/** Over an edge of the board: who acts, or what came of it. It is only looked at: the same is said to those who listen. */
export function Caption({
  caption,
  high,
}: {
  readonly caption: CaptionText;
  /** Over the upper edge: what it tells of lies below. */
  readonly high: boolean;
}): ReactNode {
  return (
    <p
      className={high ? "caption caption-high" : "caption"}
      data-stays={caption.stays ? "" : undefined}
      aria-hidden="true"
    >
      {caption.words}
      {caption.aside !== undefined && <small>{caption.aside}</small>}
    </p>
  );
}
