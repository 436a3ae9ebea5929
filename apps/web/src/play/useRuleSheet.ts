import { useSyncExternalStore } from "react";

/** Which rule lies beside the table. One for the whole screen: a refusal, the log and a card open the same sheet. */
let open: string | undefined;
const listeners = new Set<() => void>();

export function useRuleSheet(): string | undefined {
  return useSyncExternalStore(subscribe, () => open);
}

export function openRule(id: string): void {
  show(id);
}

export function closeRule(): void {
  show(undefined);
}

function show(id: string | undefined): void {
  open = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
