import { useSyncExternalStore } from "react";
import { currentSettings } from "../settings/settings.ts";

/** Whoever wants no movement, of the system or of this page, sees where the discs come to lie. */
export function prefersStillness(): boolean {
  return currentSettings().pace === "at-once" || wantsNoMovement();
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, wantsNoMovement);
}

const wish = matchMedia("(prefers-reduced-motion: reduce)");

/** So says the system. */
export function wantsNoMovement(): boolean {
  return wish.matches;
}

function subscribe(listener: () => void): () => void {
  wish.addEventListener("change", listener);
  return () => wish.removeEventListener("change", listener);
}
