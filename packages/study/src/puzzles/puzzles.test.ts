import type { Reading } from "@ossuaire/discs";
import { RADIUS } from "@ossuaire/flick";
import { xoroshiro } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { bitsOf, featReading, gradeOf, measureOf, piecesOf } from "../index.ts";
import { shapeOf } from "./shape.ts";

const rims = { left: "open", top: "open", right: "open", bottom: "open" } as const;

/** Whoever is touched by the shooter is hurt. */
function readingWith(goal: { readonly x: number; readonly y: number }): Reading {
  const discs = [
    { id: "shooter", x: 300, y: 200, radius: RADIUS["very-small"] },
    { id: "goal", radius: RADIUS["very-small"], ...goal },
  ];
  return {
    table: { board: { length: 600, width: 400, rims }, discs },
    disc: "shooter",
    pieces: ["goal"],
    read(shot, effect) {
      effect.hurt = 0;
      effect.killed = 0;
      for (let n = 0; n < shot.length; n++) if (shot.second(n) === "goal") effect.hurt = 1;
    },
    worth: () => 0,
  };
}

const hand = () => xoroshiro.fromSeed("hand");

test("grades follow the ease, and luck has none", () => {
  expect([1, 0.62, 0.5, 0.4, 0.3, 0.125, 0.1].map(gradeOf)).toEqual([1, 1, 2, 3, 4, 5, undefined]);
});

test("pieces are bits of their reading, and strangers none", () => {
  const reading = readingWith({ x: 400, y: 200 });
  expect(bitsOf(reading, ["goal"])).toBe(1);
  expect(bitsOf(reading, ["goal", "stranger"])).toBeUndefined();
  expect(bitsOf(reading, [])).toBeUndefined();
  expect(piecesOf(reading, 1)).toEqual(["goal"]);
});

test("what lies near is easier than what lies far, and what cannot be done has no measure", () => {
  const easeAt = (x: number) =>
    measureOf(
      featReading(readingWith({ x, y: 200 }), (_, { hurt }) => hurt, 1),
      hand,
    )?.ease ?? 0;
  expect(easeAt(360)).toBeGreaterThan(easeAt(580));
  const never = featReading(readingWith({ x: 360, y: 200 }), () => 0, 1);
  expect(measureOf(never, hand)).toBeUndefined();
});

test("mirrored positions have one shape, others another", () => {
  const shapeAt = (x: number, y: number) => shapeOf(readingWith({ x, y }), ["goal"]);
  expect(shapeAt(400, 300)).toBe(shapeAt(200, 100));
  expect(shapeAt(400, 300)).not.toBe(shapeAt(500, 200));
});
