import { describe, expect, test } from "vitest";
import {
  type Camera,
  directionOnBoard,
  directionSeen,
  fit,
  margin,
  panned,
  refitted,
  toBoard,
  toScreen,
  zoomed,
} from "./camera.ts";

const board = { length: 610, width: 355 };
const desk = fit(board, { width: 1000, height: 700 });
const phone = fit(board, { width: 390, height: 620 });

describe.each([
  ["lying", desk],
  ["turned", phone],
  ["near", zoomed(phone, 2.5, { x: 80, y: 500 })],
  ["from the other side", fit(board, { width: 1000, height: 700 }, true)],
  ["turned, from the other side", fit(board, { width: 390, height: 620 }, true)],
])("%s", (_, camera) => {
  test("a place on the board and its place on the screen lead to each other", () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: 32.5, y: 322.5 },
      { x: 610, y: 17 },
    ]) {
      const back = toBoard(camera, toScreen(camera, point));
      expect(back.x).toBeCloseTo(point.x, 9);
      expect(back.y).toBeCloseTo(point.y, 9);
    }
  });

  test("a direction is the difference of two places", () => {
    const from = toScreen(camera, { x: 100, y: 100 });
    const to = toScreen(camera, { x: 130, y: 140 });
    const step = { x: (to.x - from.x) / camera.scale, y: (to.y - from.y) / camera.scale };
    expect(directionSeen(camera, { x: 30, y: 40 }).x).toBeCloseTo(step.x, 9);
    expect(directionSeen(camera, { x: 30, y: 40 }).y).toBeCloseTo(step.y, 9);
    expect(directionOnBoard(camera, step).x).toBeCloseTo(30, 9);
    expect(directionOnBoard(camera, step).y).toBeCloseTo(40, 9);
  });
});

test("an upright screen turns the board: its left edge lies at the bottom", () => {
  expect(desk.turned).toBe(false);
  expect(phone.turned).toBe(true);
  expect(toScreen(phone, { x: 0, y: 0 }).y).toBeGreaterThan(toScreen(phone, { x: 610, y: 0 }).y);
  expect(phone.scale).toBeGreaterThan(fit(board, { width: 620, height: 390 }).scale * 0.99);
});

test("the whole board is in the frame, walls and all, in its own proportions", () => {
  for (const camera of [desk, phone]) {
    for (const corner of [
      { x: -margin, y: -margin },
      { x: 610 + margin, y: 355 + margin },
    ]) {
      const { x, y } = toScreen(camera, corner);
      expect(x).toBeGreaterThan(-0.001);
      expect(x).toBeLessThan(camera.frame.width + 0.001);
      expect(y).toBeGreaterThan(-0.001);
      expect(y).toBeLessThan(camera.frame.height + 0.001);
    }
  }
});

test("zooming keeps what is under the finger, as far as the board reaches", () => {
  const finger = { x: 480, y: 360 };
  const near = zoomed(desk, 2, finger);
  const [before, after] = [toBoard(desk, finger), toBoard(near, finger)];
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.y).toBeCloseTo(before.y, 6);
  expect(near.zoom).toBe(2);
});

test("it never goes farther away than the whole board, nor nearer than four times", () => {
  expect(zoomed(desk, 0.5, { x: 0, y: 0 })).toEqual(desk);
  expect(zoomed(desk, 99, { x: 0, y: 0 }).zoom).toBe(4);
});

test("the board cannot be pushed off the screen", () => {
  const near = zoomed(desk, 2, { x: 500, y: 350 });
  const corner = (camera: Camera): number => toScreen(camera, { x: -margin, y: -margin }).x;
  expect(corner(panned(near, 9999, 0))).toBeCloseTo(0, 6);
  expect(toScreen(panned(near, -9999, 0), { x: 610 + margin, y: 0 }).x).toBeCloseTo(1000, 6);
  const moved = panned(desk, 50, -50);
  expect(moved.x).toBeCloseTo(desk.x, 6);
  expect(moved.y).toBeCloseTo(desk.y, 6);
});

test("CAT-SETUP-10: from the other side what was left and above is right and below, turned or not", () => {
  for (const frame of [desk.frame, phone.frame]) {
    const [here, there] = [fit(board, frame), fit(board, frame, true)];
    const middle = { x: frame.width / 2, y: frame.height / 2 };
    const [a, b] = [toScreen(here, { x: 40, y: 90 }), toScreen(there, { x: 40, y: 90 })];
    expect(b.x).toBeCloseTo(2 * middle.x - a.x, 9);
    expect(b.y).toBeCloseTo(2 * middle.y - a.y, 9);
    expect(there.scale).toBe(here.scale);
  }
});

test("looking closer keeps the side from which one looks", () => {
  const there = fit(board, desk.frame, true);
  expect(panned(zoomed(there, 2, { x: 100, y: 100 }), 5, 5).round).toBe(true);
});

test("whoever has come near stays near, over the same spot, when the frame changes its size", () => {
  const board = { length: 480, width: 320 };
  const near = zoomed(fit(board, { width: 376, height: 564 }), 3, { x: 200, y: 250 });
  const middle = toBoard(near, { x: 188, y: 282 });
  const lower = refitted(near, { width: 376, height: 520 });
  expect(lower.zoom).toBe(near.zoom);
  const [x, y] = [toBoard(lower, { x: 188, y: 260 }).x, toBoard(lower, { x: 188, y: 260 }).y];
  expect(x).toBeCloseTo(middle.x, 6);
  expect(y).toBeCloseTo(middle.y, 6);
  // Turned the other way the whole board is wanted first.
  expect(refitted(near, { width: 844, height: 376 }).zoom).toBe(1);
});
