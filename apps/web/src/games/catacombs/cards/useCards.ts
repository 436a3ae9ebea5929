import { useSyncExternalStore } from "react";
import type { Card } from "./card.ts";

/**
 * The cards that have been taken up, the last one on top: from a room one goes on to a monster, and back. One pile for
 * the whole screen, because a board, the log of a phone and the help open the same cards.
 */
let pile: readonly Card[] = [];
const listeners = new Set<() => void>();

export function useCards(): readonly Card[] {
  return useSyncExternalStore(subscribe, () => pile);
}

export function openCard(card: Card): void {
  show([...pile, card]);
}

/** Puts this one away, and all that lie on it. */
export function closeCard(place: number): void {
  show(pile.slice(0, place));
}

function show(next: readonly Card[]): void {
  pile = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
