import { useEffect, useEffectEvent } from "react";
import { openSheet } from "./opened.ts";

/** The key I opens the sheet of whoever is asked; over somebody's figure it opens theirs, and where one writes it is a letter. */
export function useSheetKey(who: string | undefined): void {
  const open = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || key.toLowerCase() !== "i") return;
    if (target instanceof Element && target.matches("input, textarea, select, dialog *")) return;
    if (who !== undefined) openSheet(who);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => open(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
