import { expect, test } from "vitest";
import { openSet, puzzleGames } from "./sets.ts";

test("at least four hundred puzzles are shipped, each with a name of its own", async () => {
  const all = (await Promise.all(puzzleGames.map(openSet))).flat();
  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
