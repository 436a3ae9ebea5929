import { useSyncExternalStore } from "react";

/** Whose sheet lies on the table. One for the whole screen: a row, a figure and a key open the same one. */
let opened: string | undefined;
const listeners = new Set<() => void>();

export function useOpened(): string | undefined {
  return useSyncExternalStore(subscribe, () => opened);
}

export function openSheet(who: string | undefined): void {
  opened = who;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
