import type { Feat } from "@ossuaire/study";
import type { Route } from "../../route/route.ts";
import type { Shipped } from "./sets.ts";

/** What a puzzle of the table's own has beside what is asked: its place in a set, and the day whose puzzle it is. */
export interface Own {
  readonly puzzle: Shipped;
  readonly day: number | undefined;
  /** That day is over. */
  readonly isPast: boolean;
}

export interface PuzzleProps {
  readonly match: string;
  /** The page on which it is asked; the last one, if nothing is said. */
  readonly at: number | undefined;
  readonly feat: Feat;
  readonly shipped: Own | undefined;
  readonly address: Route;
}
