import { useSyncExternalStore } from "react";

const upright = matchMedia("(orientation: portrait)");

/** Whether the window is higher than it is wide. */
export function useUpright(): boolean {
  return useSyncExternalStore(subscribe, () => upright.matches);
}

function subscribe(listener: () => void): () => void {
  upright.addEventListener("change", listener);
  return () => upright.removeEventListener("change", listener);
}
