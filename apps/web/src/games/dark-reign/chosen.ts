import { useSyncExternalStore } from "react";
import type { Square } from "../../board/grid/scene.ts";

/** What somebody has begun to choose: a deed by its button, or a square of the board. For one question only. */
export interface Chosen {
  readonly question: object;
  readonly deed?: string;
  readonly square?: Square;
}

/** One for the whole screen: the bar of deeds and the board are far apart. */
let chosen: Chosen | undefined;
const listeners = new Set<() => void>();

export function useChosen(question: object | undefined): Chosen | undefined {
  const now = useSyncExternalStore(subscribe, () => chosen);
  return now !== undefined && isOfOne(now.question, question) ? now : undefined;
}

/** A coach leaves some options of a question away: it is still the same one. */
function isOfOne(a: object, b: object | undefined): boolean {
  return (
    a === b ||
    (b !== undefined && "about" in a && "about" in b && a.about === b.about && a.about !== undefined)
  );
}

export function choose(next: Chosen | undefined): void {
  chosen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
