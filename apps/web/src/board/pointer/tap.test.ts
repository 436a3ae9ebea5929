import { expect, test } from "vitest";
import { isTwice } from "./tap.ts";

test("two taps count as one double tap only if they are near in place and time", () => {
  const first = { x: 10, y: 10, time: 1000 };
  expect(isTwice(undefined, first)).toBe(false);
  expect(isTwice(first, { x: 20, y: 12, time: 1200 })).toBe(true);
  expect(isTwice(first, { x: 20, y: 12, time: 1400 })).toBe(false);
  expect(isTwice(first, { x: 80, y: 12, time: 1100 })).toBe(false);
});
