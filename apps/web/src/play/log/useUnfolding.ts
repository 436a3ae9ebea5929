import { useState } from "react";

/** Which entries of the log are unfolded: those that were pressed, or all but those. */
export function useUnfolding() {
  const [{ all, pressed }, set] = useState<Unfolding>({ all: false, pressed: new Set() });
  return {
    all,
    isOpen: (entry: number): boolean => all !== pressed.has(entry),
    toggle(entry: number): void {
      set({ all, pressed: pressed.symmetricDifference(new Set([entry])) });
    },
    toggleAll(): void {
      set({ all: !all, pressed: new Set() });
    },
  };
}

interface Unfolding {
  readonly all: boolean;
  readonly pressed: ReadonlySet<number>;
}
