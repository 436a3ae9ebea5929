import type { Decision } from "@ossuaire/kernel";
import { useEffect } from "react";

/**
 * A question takes the focus to where it is answered, if nobody needs it elsewhere: what one has just pressed is often
 * gone, and a player by keyboard should not have to look for the table again.
 */
export function useQuestionFocus(page: number | undefined, decision: Decision | undefined): void {
  const kind = decision?.kind;
  useEffect(() => {
    if (page === undefined || kind === undefined) return;
    const places = kind === "flick" || kind === "place" ? onBoard : beside;
    if (!isFree(document.activeElement, places)) return;
    for (const place of places) {
      const found = document.querySelector<HTMLElement>(place);
      if (found !== null) return found.focus({ preventScroll: true });
    }
  }, [page, kind]);
}

/** Nowhere, on the heading to which one came by a link, or where the last question was answered and this one is not. */
function isFree(focused: Element | null, places: readonly string[]): boolean {
  if (focused === null || focused === document.body || focused.tagName === "H1") return true;
  return focused.closest(".play-board, .play-hand, .foot") !== null && !focused.matches(places.join());
}

const onBoard = ['.play-board [data-piece][aria-disabled="false"]', ".play-board [data-piece]"];
const beside = [
  ".play-board [data-answer]",
  ".hand-lit",
  ".foot-choices .button-forward",
  ".foot-choices .button",
];
