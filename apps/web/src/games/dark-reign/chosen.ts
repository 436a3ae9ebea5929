import type { Square } from "../../board/grid/scene.ts";
import { shared } from "./store.ts";

/** What somebody has begun to choose: a deed by its button, or a square of the board. For one question only. */
export interface Chosen {
  readonly question: object;
  readonly deed?: string;
  readonly square?: Square;
  /** All that the bar has no room for, and what cannot be done. */
  readonly isMore?: true;
}

const chosen = shared<Chosen | undefined>(undefined);

export function useChosen(question: object | undefined): Chosen | undefined {
  const now = chosen.use();
  return now !== undefined && isOfOne(now.question, question) ? now : undefined;
}

/** A coach leaves some options of a question away: it is still the same one. */
function isOfOne(a: object, b: object | undefined): boolean {
  if (a === b) return true;
  return b !== undefined && "about" in a && "about" in b && a.about !== undefined && a.about === b.about;
}

export const choose = chosen.set;
