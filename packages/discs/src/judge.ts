import type { Kind, Seat, Words } from "@ossuaire/kernel";

/** The first or the second of the two that play against each other. */
export type SideNumber = 0 | 1;

/** How a position of a game with two sides is judged: what speaks for one of them, and how much each of it has proved to weigh. */
export interface Judge<K extends Kind = Kind> {
  /** Who plays against whom, as a heading says it; a chance is always that of the first. */
  readonly sides: readonly [Words, Words];
  /** For whom this seat plays now. */
  sideOf(view: K["view"], seat: Seat): SideNumber;
  /** What speaks for the first side, from what lies open to all: so many numbers as there are weights. */
  signs(view: K["view"]): readonly number[];
  readonly weights: readonly number[];
  /** How far chances told lie from games won, on games to which no weight was fitted; undefined while nobody has measured it. */
  readonly error: number | undefined;
}
