import type { Counter } from "../../board/scene.ts";
import { cardOfPiece } from "./cards/card.ts";
import { figureOf } from "./figures.ts";
import { toneOf } from "./tones.ts";

/** A disc by its card alone, where it is not on the board. */
export function tokenOf(card: string): Pick<Counter, "tone" | "figure"> {
  const kind = things.has(card) ? card : cardOfPiece(card).kind;
  return { tone: toneOf(card, kind), figure: figureOf(card, kind) };
}

const things: ReadonlySet<string> = new Set(["missile", "fireball", "shield"]);
