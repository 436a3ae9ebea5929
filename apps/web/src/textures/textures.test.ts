import { describe, expect, test } from "vitest";
import { fractal } from "./noise.ts";
import { paper } from "./paper.ts";
import type { Tile } from "./tile.ts";
import { wood } from "./wood.ts";

test("noise stays between 0 and 1 and repeats", () => {
  const grain = fractal(4, 8, 4, 1);
  for (let step = 0; step < 200; step += 1) {
    const [x, y] = [step * 0.137, step * 0.291];
    expect(grain(x, y)).toBeGreaterThanOrEqual(0);
    expect(grain(x, y)).toBeLessThanOrEqual(1);
    expect(grain(x + 4, y + 8)).toBeCloseTo(grain(x, y), 5);
  }
});

describe.each([
  ["wood", wood()],
  ["paper", paper()],
])("%s", (_, tile) => {
  test("meets itself without a seam", () => {
    expect(step(tile, tile.width - 1, 0)).toBeLessThan(2 * step(tile, 40, 41) + 2);
  });
  test("is the same every time", () => {
    expect(sum(tile)).toBe(sum(tile.width === 512 ? paper() : wood()));
  });
});

/** The mean difference between two columns. */
function step({ width, height, pixels }: Tile, left: number, right: number): number {
  let difference = 0;
  for (let y = 0; y < height; y += 1) {
    for (const channel of [0, 3]) {
      const row = y * width * 4 + channel;
      difference += Math.abs((pixels[row + left * 4] ?? 0) - (pixels[row + right * 4] ?? 0));
    }
  }
  return difference / height;
}

function sum({ pixels }: Tile): number {
  return pixels.reduce((total, value) => total + value, 0);
}
