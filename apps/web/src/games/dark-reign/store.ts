import { useSyncExternalStore } from "react";

/** Something that parts of the screen share which are far apart: one for the whole screen. */
export interface Shared<Value> {
  get(): Value;
  set(next: Value): void;
  use(): Value;
}

export function shared<Value>(first: Value): Shared<Value> {
  let now = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = (): Value => now;
  return {
    get,
    set(next) {
      now = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
