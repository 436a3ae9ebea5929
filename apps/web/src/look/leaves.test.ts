import { expect, test } from "vitest";
import { leafOf } from "./leaves.ts";

test("more than there is room for comes leaf by leaf, and round again", () => {
  const deeds = [0, 1, 2, 3, 4, 5, 6];
  expect(leafOf(deeds.slice(0, 3), 0, 3)).toEqual([0, 1, 2]);
  expect([0, 1, 2, 3].map((leaf) => leafOf(deeds, leaf, 3))).toEqual([[0, 1, 2], [3, 4, 5], [6], [0, 1, 2]]);
  expect(leafOf([], 2, 3)).toEqual([]);
});
