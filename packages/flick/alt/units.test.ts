import { expect, test } from "vitest";
import { drawing } from "./testing/draw.ts";
import { ARENA, disc, end, on, play, push } from "./testing/scene.ts";
import { drawFlick, drawTable } from "./testing/tables.ts";

test("FLK-UNIT-01 a state that went through JSON gives the same next result bit for bit", () => {
  for (let seed = 0; seed < 40; seed++) {
    const draw = drawing(seed);
    const table = drawTable(draw, "scattered", 20);
    const { after } = play(table, drawFlick(draw, table));
    const shot = drawFlick(draw, after);
    const copy: typeof after = JSON.parse(JSON.stringify(after));
    if (!after.discs.some((one) => one.id === shot.disc)) continue;
    expect(JSON.stringify(play(copy, shot))).toBe(JSON.stringify(play(after, shot)));
  }
});

test("FLK-UNIT-01 x runs right, y runs down, in millimetres and seconds", () => {
  const report = play(on(ARENA, disc("a", 100, 100)), push("a", 300, 400));
  expect(end(report, "a").x).toBeCloseTo(100 + 0.6 * 62.5, 9);
  expect(end(report, "a").y).toBeCloseTo(100 + 0.8 * 62.5, 9);
  expect(report.duration).toBeCloseTo(0.25, 12);
});

test("FLK-UNIT-01 a negative zero never appears", () => {
  const report = play(on(ARENA, disc("a", 100, 100), disc("b", 200, 100)), push("a", 1500, -0));
  const numbers: number[] = [];
  JSON.stringify(report, (_key, value: unknown) => {
    if (typeof value === "number") numbers.push(value);
    return value;
  });
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.filter((value) => Object.is(value, -0))).toEqual([]);
});
