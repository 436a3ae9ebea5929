import { useSyncExternalStore } from "react";
import { currentSettings } from "../settings/settings.ts";

/** Whoever wants no movement, of the system or of this page, sees where the discs come to lie. */
export function prefersStillness(): boolean {
  return currentSettings().speed === "instant" || isReduced();
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced);
}

const wish = matchMedia("(prefers-reduced-motion: reduce)");

function isReduced(): boolean {
  return wish.matches;
}

function subscribe(listener: () => void): () => void {
  wish.addEventListener("change", listener);
  return () => wish.removeEventListener("change", listener);
}
