import { useSyncExternalStore } from "react";

const remembered = "ossuaire.muted";
const listeners = new Set<() => void>();
let muted = recalled();

/** Whose words are not shown on this device: `table/seat`. */
export function useMuted(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => muted,
  );
}

export function mute(who: string, isMuted: boolean): void {
  const others = [...muted].filter((one) => one !== who);
  muted = new Set(isMuted ? [...others, who] : others);
  try {
    localStorage.setItem(remembered, JSON.stringify([...muted]));
  } catch {
    // Then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function recalled(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(remembered) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}
