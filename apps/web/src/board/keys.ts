import type { Turn } from "./aim/bearing.ts";

/** What a key asks of the board. */
export type Wish =
  | { readonly kind: "turn"; readonly turn: Turn }
  | { readonly kind: "confirm" }
  | { readonly kind: "cancel" }
  | { readonly kind: "study" }
  /** With Shift the one before. */
  | { readonly kind: "enemy" }
  | { readonly kind: "choose"; readonly number: number };

export function wishOf(key: string): Wish | undefined {
  const turn = turns.get(key);
  if (turn !== undefined) return { kind: "turn", turn };
  if (key === "Enter") return { kind: "confirm" };
  if (key === "Escape") return { kind: "cancel" };
  if (key === "i" || key === "I") return { kind: "study" };
  // For “enemy” and for “ennemi”.
  if (key === "e" || key === "E") return { kind: "enemy" };
  return /^[1-9]$/.test(key) ? { kind: "choose", number: Number(key) - 1 } : undefined;
}

const turns: ReadonlyMap<string, Turn> = new Map([
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["ArrowUp", "stronger"],
  ["ArrowDown", "weaker"],
]);

/** The same arrows move a piece that is being placed, in mm as seen. */
export function stepOf(turn: Turn, finely: boolean): { readonly x: number; readonly y: number } {
  const step = finely ? 1 : 5;
  if (turn === "left") return { x: -step, y: 0 };
  if (turn === "right") return { x: step, y: 0 };
  return { x: 0, y: turn === "stronger" ? -step : step };
}
