import { catacombsBox } from "@ossuaire/catacombs/all";
import { conquestBox } from "@ossuaire/conquest";
import { darkReignBox } from "@ossuaire/dark-reign";
import type { ClosedBox } from "@ossuaire/kernel";
import { catacombsMine } from "./puzzles/catacombs/mine.ts";
import { conquestMine } from "./puzzles/conquest/mine.ts";
import type { Mine } from "./puzzles/mine.ts";
import { catacombsSimulation } from "./simulate/catacombs/simulation.ts";
import { conquestSimulation } from "./simulate/conquest/simulation.ts";
import { darkReignSimulation } from "./simulate/dark-reign/simulation.ts";
import type { Simulation } from "./simulate/simulation.ts";
import { readGame } from "./usage.ts";

/** A game as the terminal knows it. */
export interface Shelved {
  readonly box: ClosedBox;
  /** One of its own, if many of its games say more than those of any box do. */
  readonly simulation?: Simulation;
  /** How its puzzles are mined, if it has any. */
  readonly mine?: Mine;
}

export type Shelf = readonly Shelved[];

/** What the terminal has to play with. */
export interface House {
  readonly shelf: Shelf;
  /** The module that plays the games of this shelf in a thread of its own. */
  readonly worker: URL;
}

/** The games, one a line. */
export const shelf: Shelf = [
  { box: (open) => open(conquestBox), simulation: conquestSimulation, mine: conquestMine },
  { box: (open) => open(catacombsBox), simulation: catacombsSimulation, mine: catacombsMine },
  { box: (open) => open(darkReignBox), simulation: darkReignSimulation },
];

export function idOf({ box }: Shelved): string {
  return box(({ game }) => game.id);
}

/** The game that a command line names. */
export function takeDown(from: Shelf, name: string | undefined): Shelved {
  const id = readGame(name, from.map(idOf));
  const found = from.find((one) => idOf(one) === id);
  if (found === undefined) throw new Error(`${id} is not on the shelf`);
  return found;
}
