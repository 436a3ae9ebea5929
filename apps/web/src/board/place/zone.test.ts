import type { Area } from "@ossuaire/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { heldInside } from "./zone.ts";

const ring: Area = { shape: "ring", x: 100, y: 80, inner: 18.5, outer: 43.5 };
const gate: Area = { shape: "rectangle", x: 0.05, y: 10, width: 30, height: 12.5 };
const anywhere = fc.record({
  x: fc.double({ min: -500, max: 900, noNaN: true }),
  y: fc.double({ min: -500, max: 900, noNaN: true }),
});

test("wherever the hand goes, the piece stays in the ring", () => {
  fc.assert(
    fc.property(anywhere, (wish) => {
      const { x, y } = heldInside([ring], wish);
      const distance = Math.hypot(x - 100, y - 80);
      expect(distance).toBeGreaterThanOrEqual(18.5);
      expect(distance).toBeLessThanOrEqual(43.5);
    }),
  );
});

test("… and in the rectangle", () => {
  fc.assert(
    fc.property(anywhere, (wish) => {
      const { x, y } = heldInside([gate], wish);
      expect(x >= 0.05 && x <= 30.05 && y >= 10 && y <= 22.5).toBe(true);
    }),
  );
});

test("of several areas, the nearest holds it", () => {
  expect(heldInside([ring, gate], { x: 10, y: 15 })).toEqual({ x: 10, y: 15 });
  expect(heldInside([gate, ring], { x: 130, y: 80 })).toEqual({ x: 130, y: 80 });
});

test("a ring without breadth is a circle", () => {
  const circle: Area = { shape: "ring", x: 0, y: 0, inner: 20, outer: 20 };
  const { x, y } = heldInside([circle], { x: 3, y: 4 });
  expect([x, y]).toEqual([12, 16]);
  expect(heldInside([circle], { x: 0, y: 0 })).toEqual({ x: 0, y: -20 });
});
