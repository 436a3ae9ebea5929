import type { Counter, Sign } from "../scene.ts";
import type { Badge } from "./badge.ts";
import type { DiscLook } from "./disc.ts";

/** Which face of its disc a piece shows. */
export function lookOf({ tone, figure, band, mark, lost = 0, steady = false }: Counter): DiscLook {
  return { tone, figure, band, stunned: mark === "stunned", wounded: lost > 0 && !steady };
}

/** What lies on it. */
export function signsOf({ burdens = [] }: Counter): readonly Sign[] {
  return burdens.flatMap(({ sign }) => sign ?? []);
}

/** What stands on its rim; undefined where there is nothing. */
export function badgeOf(piece: Counter): Badge | undefined {
  const { life = 1, lost = 0, steady = false, number, spent = false } = piece;
  return life > 1 || number !== undefined || spent ? { life, lost, steady, number, spent } : undefined;
}
