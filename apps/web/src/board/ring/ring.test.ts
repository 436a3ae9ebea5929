import { expect, test } from "vitest";
import { fit, toScreen } from "../camera.ts";
import { drawnOf } from "./aimed.ts";
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

test.each([frame, { width: 378, height: 539 }])(
  "a name gives way to string, arrow and dots of an aim, whichever way it goes: %o",
  (window) => {
    const camera = fit({ length: 480, width: 320 }, window);
    const piece = { x: 240, y: 160, radius: 12.5 };
    const { x, y } = toScreen(camera, piece);
    const tag = { width: 104, height: 28 };
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const angle = (degrees * Math.PI) / 180;
      const [vx, vy] = [1000 * Math.cos(angle), 1000 * Math.sin(angle)];
      const far = { x: piece.x + vx / 10, y: piece.y + vy / 10 };
      const lines = [{ from: piece, to: far, kind: "way" }] as const;
      const drawn = drawnOf({ piece: "elf", vx, vy, power: 0.5 }, piece, { lines }, camera);
      const name = nameBeside({ x, y, radius: piece.radius * camera.scale }, tag, camera.frame, drawn);
      for (const dot of drawn)
        expect(
          Math.max(Math.abs(dot.x - name.x) - tag.width / 2, Math.abs(dot.y - name.y) - tag.height / 2),
          `${degrees}°`,
        ).toBeGreaterThan(0);
      // It stays beside its disc.
      expect(Math.hypot(name.x - x, name.y - y)).toBeLessThan(130);
    }
  },
);
