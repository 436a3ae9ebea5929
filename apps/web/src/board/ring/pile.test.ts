import { expect, test } from "vitest";
import type { Counter } from "../scene.ts";
import { around, pileOf } from "./pile.ts";

const disc = (id: string, x: number, fixed = false): Counter => ({
  id,
  x,
  y: 50,
  radius: 10,
  name: id,
  tone: "ash",
  figure: "",
  fixed,
});

test("a pile is whatever lies against a disc, or against what lies against it, but for what sits in the board", () => {
  const pieces = [disc("a", 10), disc("b", 31), disc("c", 53), disc("far", 90), disc("stone", 75, true)];
  const [a, , , far] = pieces;
  if (a === undefined || far === undefined) throw new Error("no discs");
  expect(pileOf(a, pieces).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(pileOf(far, pieces).map(({ id }) => id)).toEqual(["far"]);
});

test("the circle around discs holds all of them", () => {
  expect(
    around([
      { x: 0, y: 0, radius: 10 },
      { x: 20, y: 0, radius: 10 },
    ]),
  ).toEqual({ x: 10, y: 0, radius: 20 });
});
