import { expect, test } from "vitest";
import { directionsOf } from "./directions.ts";

test("directions lie evenly around, each of length one", () => {
  const all = directionsOf(256);
  expect(all).toHaveLength(256);
  for (const [i, { x, y }] of all.entries()) {
    const angle = (2 * Math.PI * i) / 256;
    expect(x).toBeCloseTo(Math.cos(angle), 12);
    expect(y).toBeCloseTo(Math.sin(angle), 12);
  }
});
