import { type RefObject, useEffect, useLayoutEffect } from "react";

/**
 * Takes the focus to what has just been laid over the page, and gives it back to where it was when that is taken away.
 * `first` finds what has it there; `about`: whenever something else lies there, it is taken anew.
 */
export function useBorrowedFocus(
  leaf: RefObject<HTMLElement | null>,
  first: (leaf: HTMLElement) => HTMLElement | null,
  about = "",
): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const laid = leaf.current;
    return () => {
      // Whoever has gone elsewhere meanwhile stays there.
      if (before instanceof HTMLElement && laid?.contains(document.activeElement))
        before.focus({ preventScroll: true });
    };
  }, [leaf]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what lies there tells when it is taken
  useEffect(() => {
    if (leaf.current !== null) first(leaf.current)?.focus({ preventScroll: true });
  }, [leaf, about]);
}
