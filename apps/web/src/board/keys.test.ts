import { expect, test } from "vitest";
import { stepOf, wishOf } from "./keys.ts";

test("arrows turn and strengthen, Enter confirms, Escape cancels, I shows the card, E aims at an enemy, digits choose", () => {
  expect(wishOf("ArrowLeft")).toEqual({ kind: "turn", turn: "left" });
  expect(wishOf("ArrowUp")).toEqual({ kind: "turn", turn: "stronger" });
  expect(wishOf("Enter")).toEqual({ kind: "confirm" });
  expect(wishOf("Escape")).toEqual({ kind: "cancel" });
  expect(wishOf("i")).toEqual({ kind: "study" });
  for (const key of ["e", "E"]) expect(wishOf(key)).toEqual({ kind: "enemy" });
  expect(wishOf("3")).toEqual({ kind: "choose", number: 2 });
});

test("every other key is left to the page", () => {
  for (const key of ["Tab", " ", "0", "a", "F1", "toString"]) expect(wishOf(key)).toBeUndefined();
});

test("arrows move a piece by 5 mm, or finely by 1 mm", () => {
  expect(stepOf("left", false)).toEqual({ x: -5, y: 0 });
  expect(stepOf("weaker", true)).toEqual({ x: 0, y: 1 });
});
