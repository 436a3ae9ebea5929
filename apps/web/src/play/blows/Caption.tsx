import type { ReactNode } from "react";
import type { CaptionText } from "./useCaption.ts";
import "./caption.css";

/** Over the lower edge of the board: who acts, or what came of it. It is only looked at: the same is said to those who listen. */
export function Caption({ caption }: { readonly caption: CaptionText }): ReactNode {
  return (
    <p className="caption" data-stays={caption.stays ? "" : undefined} aria-hidden="true">
      {caption.words}
      {caption.aside !== undefined && <small>{caption.aside}</small>}
    </p>
  );
}
