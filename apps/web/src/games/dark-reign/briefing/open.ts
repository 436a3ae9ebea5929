import { useSyncExternalStore } from "react";

/** Why it lies open: the quest begins, or somebody wants to read it again. */
type Open = "begins" | "again";

/** One for the whole screen: the name of the quest above the board opens what lies over it. */
let open: Open | undefined;
const listeners = new Set<() => void>();

export function useBriefing(): Open | undefined {
  return useSyncExternalStore(subscribe, () => open);
}

export function openBriefing(why: Open | undefined): void {
  open = why;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
