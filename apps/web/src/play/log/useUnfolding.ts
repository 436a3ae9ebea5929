import { useCallback, useState } from "react";

/** Which entries of the log are unfolded: those that were pressed, or all but those. */
export function useUnfolding() {
  const [{ all, pressed }, set] = useState<Unfolding>({ all: false, pressed: new Set() });
  const toggle = useCallback((entry: number): void => {
    set((now) => ({ ...now, pressed: now.pressed.symmetricDifference(new Set([entry])) }));
  }, []);
  return {
    all,
    isOpen: (entry: number): boolean => all !== pressed.has(entry),
    toggle,
    toggleAll: (): void => set({ all: !all, pressed: new Set() }),
  };
}

interface Unfolding {
  readonly all: boolean;
  readonly pressed: ReadonlySet<number>;
}
