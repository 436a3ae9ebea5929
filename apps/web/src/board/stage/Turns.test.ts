import { expect, test } from "vitest";
import type { Picture } from "./Pictures.ts";
import { Sprite } from "./sprites.ts";
import { Turns, type Way } from "./Turns.ts";

// Only told apart, never painted.
const whole = { scale: 1 } as Picture;
const wounded = { scale: 2 } as Picture;

function begun(way: Way): { readonly body: Sprite; readonly turns: Turns } {
  const body = new Sprite();
  const turns = new Turns();
  turns.begin(body, whole, wounded, way);
  return { body, turns };
}

test("a disc that is turned over stands on its edge after 110 ms, and lies on its other side after 220", () => {
  const { body, turns } = begun("over");
  expect(body.picture).toBe(whole);
  turns.step(109);
  expect(body.picture).toBe(whole);
  expect(body.scaleX).toBeLessThan(0.05);
  turns.step(2);
  expect(body.picture).toBe(wounded);
  expect(turns.step(108)).toBe(true);
  expect(turns.step(2)).toBe(false);
  expect(body).toMatchObject({ picture: wounded, scaleX: 1, scaleY: 1, rotation: 0 });
});

test("one that falls turns by a quarter within 260 ms and lies; it gets up the other way round", () => {
  for (const [way, sense] of [
    ["down", 1],
    ["up", -1],
  ] as const) {
    const { body, turns } = begun(way);
    turns.step(65);
    expect(body.rotation * sense).toBeCloseTo(Math.PI / 8);
    turns.step(130);
    expect(body.picture).toBe(wounded);
    expect(body.rotation * sense).toBeCloseTo(-Math.PI / 8);
    expect(turns.step(65)).toBe(false);
    expect(body).toMatchObject({ rotation: 0, scaleY: 1 });
  }
});

test("what was begun can be ended, and nothing of it stays", () => {
  const { body, turns } = begun("down");
  turns.step(60);
  expect(turns.isTurningTo(body, wounded)).toBe(true);
  turns.end(body);
  expect(turns.isTurningTo(body, wounded)).toBe(false);
  expect(body.rotation).toBe(0);
  expect(turns.step(10)).toBe(false);
});
