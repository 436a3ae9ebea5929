import { useCallback, useSyncExternalStore } from "react";

/** Which rule lies beside the table. One for the whole screen: a refusal, the log and a card open the same sheet. */
let open: string | undefined;
const listeners = new Set<() => void>();

export function useRuleSheet(): {
  readonly rule: string | undefined;
  openRule(id: string): void;
  closeRule(): void;
} {
  const rule = useSyncExternalStore(subscribe, () => open);
  return { rule, openRule: useCallback(show, []), closeRule: useCallback(() => show(undefined), []) };
}

function show(id: string | undefined): void {
  open = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
