import { type RefObject, useLayoutEffect, useRef } from "react";

/** A dialog that lies over the page as long as it is shown; what is marked `data-focus` on it has the focus first. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what lies on it: they may have to measure it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.open === false) {
      element.showModal();
      element.querySelector<HTMLElement>("[data-focus]")?.focus();
    }
    return () => element?.close();
  }, []);
  return dialog;
}
