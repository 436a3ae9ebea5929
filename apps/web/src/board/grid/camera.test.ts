import { expect, test } from "vitest";
import { following, panned, seenAt, squareUnder, usualZoom, zoomed } from "./camera.ts";

const frame = { width: 800, height: 600 };
const camera = { x: 10, y: 5, zoom: 50 };

test("a square is found where it is seen", () => {
  const spot = seenAt(camera, frame, { x: 12, y: 3 });
  expect(spot).toEqual({ left: 500, top: 200 });
  expect(squareUnder(camera, frame, { left: spot.left + 1, top: spot.top + 1 })).toEqual({ x: 12, y: 3 });
  expect(squareUnder(camera, frame, { left: 499, top: 199 })).toEqual({ x: 11, y: 2 });
});

test("what is dragged follows the hand", () => {
  const moved = panned(camera, 100, -50);
  expect(squareUnder(moved, frame, { left: 500, top: 250 })).toEqual(
    squareUnder(camera, frame, { left: 400, top: 300 }),
  );
});

test("coming nearer keeps what is under the hand there, within bounds", () => {
  const at = { left: 650, top: 120 };
  const near = zoomed(camera, frame, 1.5, at);
  expect(near.zoom).toBe(75);
  expect(squareUnder(near, frame, at)).toEqual(squareUnder(camera, frame, at));
  expect(zoomed(camera, frame, 100, at).zoom).toBe(112);
  expect(zoomed(camera, frame, 0.001, at).zoom).toBe(16);
});

test("the view follows somebody no farther than needed", () => {
  expect(following(camera, frame, { x: 10, y: 5 })).toEqual(camera);
  const followed = following(camera, frame, { x: 20, y: 5 });
  expect(followed.x).toBeGreaterThan(camera.x);
  expect(followed.x).toBeLessThan(20.5);
  expect(followed.y).toBe(camera.y);
});

test("a square is large enough for a finger in every window", () => {
  expect(usualZoom({ width: 376, height: 500 })).toBe(48);
  expect(usualZoom({ width: 850, height: 540 })).toBeGreaterThanOrEqual(44);
  expect(usualZoom({ width: 1150, height: 800 })).toBeLessThanOrEqual(64);
});
