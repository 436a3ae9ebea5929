import { expect, test } from "vitest";
import { nameBeside, type Round, ringBeside } from "./ring.ts";

const frame = { width: 854, height: 569 };
const disc: Round = { x: 427, y: 285, radius: 18 };
const size = 42;
const around = (at: Round, others: readonly Round[] = [], enemy?: Round, count = 5) =>
  ringBeside(at, { count, size }, frame, others, enemy);

test("buttons stand 40 to 50 px off the disc, and touch neither it nor each other", () => {
  for (const count of [1, 2, 3, 4, 5]) {
    const spots = around(disc, [], undefined, count);
    expect(spots).toHaveLength(count);
    for (const [i, { x, y }] of spots.entries()) {
      const off = Math.hypot(x - disc.x, y - disc.y) - disc.radius;
      expect(off).toBeGreaterThanOrEqual(40);
      expect(off).toBeLessThanOrEqual(50);
      for (const other of spots.slice(i + 1))
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(size);
    }
  }
});

test("in a corner all of them are still on the board", () => {
  for (const x of [20, 834]) {
    for (const y of [20, 549]) {
      for (const spot of around({ x, y, radius: 18 }, [], undefined, 5)) {
        expect(spot.x).toBeGreaterThanOrEqual(size / 2);
        expect(spot.x).toBeLessThanOrEqual(frame.width - size / 2);
        expect(spot.y).toBeGreaterThanOrEqual(size / 2);
        expect(spot.y).toBeLessThanOrEqual(frame.height - size / 2);
      }
    }
  }
});

test("it turns away from the enemy, and the name stands where no button does", () => {
  const enemy = { x: 520, y: 285, radius: 18 };
  const spots = around(disc, [enemy], enemy, 3);
  for (const { x } of spots) expect(x).toBeLessThan(disc.x);
  const buttons = spots.map((spot) => ({ ...spot, radius: size / 2 }));
  const name = nameBeside(disc, { width: 120, height: 28 }, frame, buttons);
  expect(name).toEqual({ x: disc.x + 86, y: disc.y });
});

test("at the upper edge a name stands beside its disc, not over it", () => {
  const name = nameBeside({ x: 100, y: 20, radius: 18 }, { width: 120, height: 28 }, frame, []);
  expect(name).toEqual({ x: 186, y: 20 });
});

test("it covers no other disc where there is room elsewhere", () => {
  const others = [0, 1, 2].map((i) => ({ x: disc.x - 60, y: disc.y - 50 + i * 50, radius: 18 }));
  for (const spot of around(disc, others, undefined, 3))
    for (const other of others)
      expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(size / 2 + other.radius - 1);
});
