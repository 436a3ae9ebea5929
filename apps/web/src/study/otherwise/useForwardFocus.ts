import { type RefObject, useEffect, useRef } from "react";

/**
 * Once it is seen what came of a flick, the keys go to what is done next: nothing on the board waits for them any more.
 * Returns where that button is.
 */
export function useForwardFocus(isDone: boolean): RefObject<HTMLElement | null> {
  const foot = useRef<HTMLElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    const isFree = active === null || active === document.body || active.closest(".play-board") !== null;
    if (isDone && isFree)
      foot.current?.querySelector<HTMLElement>(".button-forward")?.focus({ preventScroll: true });
  }, [isDone]);
  return foot;
}
