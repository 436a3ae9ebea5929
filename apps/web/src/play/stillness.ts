import { useMedia } from "../look/useMedia.ts";
import { currentSettings } from "../settings/settings.ts";

/** Whoever wants no movement, of the system or of this page, sees where the discs come to lie. */
export function prefersStillness(): boolean {
  return currentSettings().pace === "at-once" || wantsNoMovement();
}

export function useReducedMotion(): boolean {
  return useMedia(wish);
}

const wish = "(prefers-reduced-motion: reduce)";

/** So says the system. */
export function wantsNoMovement(): boolean {
  return matchMedia(wish).matches;
}
