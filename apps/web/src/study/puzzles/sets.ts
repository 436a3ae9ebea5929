import { grades, type Puzzle, type PuzzleSet, type Vein } from "@ossuaire/study";
import * as v from "valibot";
import { puzzleSets } from "../../games/list/boxes.ts";

/** A shipped puzzle, and the match in which it is asked. */
export interface Shipped extends Puzzle {
  readonly game: string;
  readonly match: Vein["match"];
}

/** The games that have puzzles. */
export const puzzleGames: readonly string[] = Object.keys(puzzleSets);

const whole = v.pipe(v.number(), v.safeInteger());
const setSchema = v.strictObject({
  game: v.string(),
  veins: v.array(
    v.strictObject({
      match: v.string(),
      puzzles: v.array(
        v.strictObject({
          id: v.string(),
          at: whole,
          theme: v.string(),
          disc: v.string(),
          whom: v.array(v.string()),
          grade: v.picklist(grades),
          vx: whole,
          vy: whole,
        }),
      ),
    }),
  ),
});

export function readSet(input: unknown): PuzzleSet {
  return v.parse(setSchema, input);
}

const opened = new Map<string, Promise<readonly Shipped[]>>();
const known = new Map<string, readonly Shipped[]>();

/** What has been fetched already. */
export function knownSet(game: string): readonly Shipped[] {
  return known.get(game) ?? [];
}

/** All puzzles of a game in the order in which they were found; fetched once. None for a game that has none. */
export function openSet(game: string): Promise<readonly Shipped[]> {
  const before = opened.get(game);
  if (before !== undefined) return before;
  const set = fetched(game);
  opened.set(game, set);
  return set;
}

async function fetched(game: string): Promise<readonly Shipped[]> {
  const file = Object.hasOwn(puzzleSets, game) ? await puzzleSets[game]?.() : undefined;
  if (file === undefined) return [];
  const { veins } = readSet(v.parse(v.looseObject({ default: v.unknown() }), file).default);
  const all = veins.flatMap(({ match, puzzles }) => puzzles.map((puzzle) => ({ ...puzzle, game, match })));
  known.set(game, all);
  return all;
}
