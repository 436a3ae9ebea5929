import { recallKept } from "./kept.ts";
import { knownSet, type Shipped } from "./sets.ts";

/** The path to another puzzle of the same game and level that has not been tried; undefined, if there is none. */
export function nextOf({ game, grade, id }: Shipped): readonly string[] | undefined {
  const all = knownSet(game);
  const { results } = recallKept();
  const here = all.findIndex((one) => one.id === id);
  const next = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))].find(
    (one) => one.grade === grade && results[one.id] === undefined,
  );
  return next && [game, next.id];
}
