import fc from "fast-check";
import { expect, test } from "vitest";
import { RADIUS } from "./index.ts";
import { ARENA, contacts, disc, end, on, PLAIN, pillar, play, push, velocities } from "./testing/scene.ts";

test("FLK-MOTION-01 a free disc slides straight and covers v × v / 4000 mm, whatever its mass", () => {
  for (const radius of Object.values(RADIUS)) {
    const report = play(on(PLAIN, { ...disc("a", 100, 100), radius }), push("a", 900, 1200));
    expect(end(report, "a").x).toBeCloseTo(100 + 0.6 * 562.5, 9);
    expect(end(report, "a").y).toBeCloseTo(100 + 0.8 * 562.5, 9);
    expect(report.duration).toBeCloseTo(0.75, 12);
  }
});

test("FLK-MOTION-02 restitution 0.8 along the line of centres, nothing across, momentum kept to 1 in 10⁹", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -28, max: 28 }),
      fc.integer({ min: 300, max: 1900 }),
      fc.constantFrom(...Object.values(RADIUS)),
      (offset, speed, radius) => {
        const table = on(PLAIN, disc("a", 200, 500), { ...disc("b", 260, 500 + offset / 2), radius });
        const report = play(table, push("a", speed));
        const [hit] = contacts(report);
        fc.pre(hit !== undefined && speed > 600);
        const time = hit?.time ?? 0;
        const a = velocities(report, "a", time);
        const b = velocities(report, "b", time);
        const at = { x: hit?.x ?? 0, y: hit?.y ?? 0 };
        const nx = (260 - at.x) / radius;
        const ny = (500 + offset / 2 - at.y) / radius;
        const towards = a.before[0] * nx + a.before[1] * ny;
        fc.pre(towards > 20);
        const parting = (b.after[0] - a.after[0]) * nx + (b.after[1] - a.after[1]) * ny;
        expect(parting / towards).toBeCloseTo(0.8, 7);
        const along = (v: readonly [number, number]): number => v[1] * nx - v[0] * ny;
        expect(along(a.after)).toBeCloseTo(along(a.before), 6);
        expect(along(b.after)).toBeCloseTo(0, 6);
        const [ma, mb] = [12.5 * 12.5, radius * radius];
        const before = ma * a.before[0];
        expect(Math.abs(ma * a.after[0] + mb * b.after[0] - before) / before).toBeLessThan(1e-9);
        expect(Math.abs(ma * a.after[1] + mb * b.after[1]) / before).toBeLessThan(1e-9);
        expect(hit?.impulse).toBeCloseTo(mb * Math.sqrt(b.after[0] ** 2 + b.after[1] ** 2), 4);
      },
    ),
    { numRuns: 300, seed: 5 },
  );
});

test("FLK-MOTION-02 a fixed obstacle takes the impulse without moving", () => {
  const report = play(on(PLAIN, disc("a", 200, 200), pillar("p", 300, 200)), push("a", 1000));
  const [hit] = contacts(report);
  const { before, after } = velocities(report, "a", hit?.time ?? 0);
  expect(after[0]).toBeCloseTo(-0.8 * before[0], 9);
  expect(hit?.impulse).toBeCloseTo(1.8 * 156.25 * before[0], 6);
});

test("FLK-MOTION-03 a wall throws back 0.7 of the velocity towards it and keeps the velocity along it", () => {
  const report = play(on(ARENA, disc("a", 500, 100)), push("a", 1200, 500));
  const [wall] = report.entries;
  expect(wall).toMatchObject({ kind: "wall", disc: "a", side: "right", x: 610 });
  const { before, after } = velocities(report, "a", wall?.time ?? 0);
  expect(after[0]).toBeCloseTo(-0.7 * before[0], 9);
  expect(after[1]).toBeCloseTo(before[1], 9);
});
