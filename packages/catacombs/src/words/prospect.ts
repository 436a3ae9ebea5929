import { because, listed, type Reason, say, type Words, w } from "@ossuaire/kernel";
import { roomOf } from "../content/box.ts";
import type { CatacombsOptions } from "../options.ts";
import { type Cell, outOfReach } from "../rules/maze.ts";
import { cardNames } from "./names.ts";

/** CAT-VMAZE-20: what is ahead of those who play with these options. */
export interface Prospect {
  /** From how many to how many minutes. */
  readonly minutes: readonly [from: number, to: number];
  readonly difficulty: "easier" | "basic" | "harder";
  readonly words: Words;
}

/** CAT-LAYOUT-13, CAT-VMAZE-20: the basic game takes 30 to 60 minutes, a labyrinth of nine rooms 90 to 120. */
export function prospectOf(options: CatacombsOptions): Prospect {
  const levels = levelsAhead(options);
  const isMaze = options.layout === "labyrinth";
  const fights = levels.length + 1;
  // In a labyrinth the Heroes come back to rooms they have been in, and seldom save time.
  const minutes = [roundTo5(fights * (isMaze ? 9 : 6)), roundTo5(fights * 12)] as const;
  // CAT-VBRANCH-11: a choice of two rooms is one point easier.
  const choices = options.layout === "branching" ? 4 : 0;
  const points = levels.reduce((sum: number, level) => sum + level + 1, -choices);
  const difficulty = points < basicPoints ? "easier" : points > basicPoints ? "harder" : "basic";
  const { fr, en } = difficulties[difficulty];
  const [from, to] = minutes;
  return {
    minutes,
    difficulty,
    words: w(`${from} à ${to} minutes, ${fr}`, `${from} to ${to} minutes, ${en}`),
  };
}

/** One room of level 0, two of level 1, one of level 2. */
const basicPoints = 8;

const difficulties: Readonly<Record<Prospect["difficulty"], Words>> = {
  easier: w("plus facile pour les Héros que la partie de base", "easier for the Heroes than the basic game"),
  basic: w("la difficulté de la partie de base", "as hard as the basic game"),
  harder: w(
    "plus difficile pour les Héros que la partie de base",
    "harder for the Heroes than the basic game",
  ),
};

/** The levels of the combat rooms that the Heroes will go through, or of all that a labyrinth has. */
function levelsAhead({ layout, more, mazeRooms, scenario }: CatacombsOptions): readonly number[] {
  const rooms = (level: number, count: number) => Array.from({ length: count }, () => level);
  if (layout === "branching") return [0, 1, 1, 1, 2];
  if (layout === "basic")
    return [...rooms(0, 1 + more[0]), ...rooms(1, 2 + more[1]), ...rooms(2, 1 + more[2])];
  if (scenario?.maze !== undefined)
    return scenario.maze
      .map(({ card }) => roomOf(card))
      .flatMap((room) => (room.kind === "combat" ? room.level : []));
  const hard = Math.floor((mazeRooms - 1) / 4);
  return [0, ...rooms(1, mazeRooms - 1 - hard), ...rooms(2, hard)];
}

function roundTo5(minutes: number): number {
  return 5 * Math.round(minutes / 5);
}

/** CAT-VMAZE-08: the builder is warned of rooms that cannot be reached, and not stopped. */
export function mazeWarning(cells: readonly Cell[]): Reason | undefined {
  const rooms = outOfReach(cells).map(({ card }) => cardNames.room(card));
  if (rooms.length === 0) return undefined;
  return because(
    "CAT-VMAZE-08",
    say`${w("Aucun chemin ne mène à :", "No path leads to:")} ${listed(rooms)}.`,
  );
}
