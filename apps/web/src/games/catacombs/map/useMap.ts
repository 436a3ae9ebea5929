import { useSyncExternalStore } from "react";

/** Whether the map lies over the board; once for the screen, because the bar opens it and the board carries it. */
let open = false;
const listeners = new Set<() => void>();

export function useMap(): boolean {
  return useSyncExternalStore(subscribe, () => open);
}

export function showMap(shown: boolean): void {
  open = shown;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
