import { expect, test } from "vitest";
import { besideOf } from "./beside.ts";

const camera = { x: 0, y: 0, zoom: 50 };
const frame = { width: 1000, height: 800 };
const size = { width: 200, height: 100 };

test("a card stands to the right of its square, unless somebody else would be covered there", () => {
  const alone = besideOf(camera, frame, size, { x: 0, y: 0 }, []);
  expect(alone.left).toBeGreaterThan(550);
  const pressed = besideOf(camera, frame, size, { x: 0, y: 0 }, [{ x: 1, y: 0 }]);
  expect(pressed.left + size.width).toBeLessThan(500);
  const between = besideOf(camera, frame, size, { x: 0, y: 0 }, [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
  ]);
  expect(between.top).toBeGreaterThan(450);
});

test("a card is never cut off where the view has room for it", () => {
  const { left, top } = besideOf(camera, frame, size, { x: 9, y: -8 }, []);
  expect(left + size.width).toBeLessThanOrEqual(frame.width);
  expect(top).toBeGreaterThanOrEqual(0);
});
