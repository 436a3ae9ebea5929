import { expect, test } from "vitest";
import { movedTo } from "./moved.ts";

test("one changes its place, and nobody falls out of the row", () => {
  const row = ["a", "b", "c"];
  expect(movedTo(row, "c", 0)).toEqual(["c", "a", "b"]);
  expect(movedTo(row, "a", 1)).toEqual(["b", "a", "c"]);
  expect(movedTo(row, "a", -1)).toEqual(row);
  expect(movedTo(row, "c", 9)).toEqual(row);
});
