import { useCallback, useSyncExternalStore } from "react";

/** Whether the window answers this media query, now and whenever that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const wish = matchMedia(query);
      wish.addEventListener("change", listener);
      return () => wish.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
