import { useState } from "react";
import type { Match } from "./usePlayHost.ts";

const remembered = "ossuaire.known";

/**
 * Whether the aim of the game is to be said: in the first match of it on this device, until it has been read, or
 * something has been flicked.
 */
export function useAim({ table, shown }: Match): { readonly due: boolean; close(): void } {
  const { game } = table.sitting;
  const [due, setDue] = useState(() => shown.news.number < early && !known().includes(game));
  const close = () => {
    setDue(false);
    know(game);
  };
  if (due && shown.flick !== undefined) close();
  return { due, close };
}

/** Whoever has answered more than this has begun. */
const early = 12;

function known(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(remembered) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function know(game: string): void {
  try {
    localStorage.setItem(remembered, JSON.stringify([...new Set([...known(), game])]));
  } catch {
    // A browser that stores nothing says it again in the next match.
  }
}
