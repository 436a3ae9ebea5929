import type { Counter } from "../../board/scene.ts";
import { cardOfPiece } from "./cards/card.ts";
import { figureOf } from "./figures.ts";
import { toneOf } from "./tones.ts";

/** A disc by its card alone, where it is not on the board. */
export function tokenOf(card: string): Pick<Counter, "tone" | "figure"> {
  const kind = isThing(card) ? card : cardOfPiece(card).kind;
  return { tone: toneOf(card, kind), figure: figureOf(card, kind) };
}

/** What is flicked or lies in the way, and is nobody. */
export function isThing(card: string): boolean {
  return things.has(card);
}

const things: ReadonlySet<string> = new Set([
  "missile",
  "fireball",
  "shield",
  "ice-spike",
  "critical-fireball",
]);
