import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aimAlong, aimOf } from "./aim.ts";
import { bearingTo, directionOf, hourOf, turned } from "./bearing.ts";
import { isAim, pull, reachOn } from "./pull.ts";
import { remember, type Sample, speedAtRelease } from "./real-flick.ts";

const limits = { weakest: 60, strongest: 1913 };

describe("an aim", () => {
  test("is in whole mm/s, never too weak, in any direction and with any power", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: -1, max: 2, noNaN: true }),
        (degrees, power) => {
          const aim = aimAlong("s1", directionOf({ degrees }), power, limits);
          expect(Number.isInteger(aim?.vx) && Number.isInteger(aim?.vy)).toBe(true);
          const speed = Math.hypot(aim?.vx ?? 0, aim?.vy ?? 0);
          expect(speed).toBeGreaterThanOrEqual(limits.weakest);
          expect(speed).toBeLessThanOrEqual(limits.strongest + 1);
        },
      ),
    );
  });

  test("without a direction is none", () =>
    expect(aimAlong("s1", { x: 0, y: 0 }, 1, limits)).toBeUndefined());

  test("of a slow hand is none, of a fast hand the strongest", () => {
    expect(aimOf("s1", { x: 30, y: 40 }, limits)).toBeUndefined();
    expect(aimOf("s1", { x: 0, y: -9000 }, limits)).toEqual({ piece: "s1", vx: 0, vy: -1913, power: 1 });
    expect(aimOf("s1", { x: 600, y: 800 }, limits)).toMatchObject({ vx: 600, vy: 800 });
  });
});

describe("pulled back", () => {
  const reach = { slack: 20, full: 120 };
  test("the disc goes the other way, with more power from farther", () => {
    expect(pull({ x: 100, y: 100 }, { x: 100, y: 170 }, reach)).toEqual({
      direction: { x: 0, y: -70 },
      power: 0.5,
    });
    expect(pull({ x: 100, y: 100 }, { x: 900, y: 100 }, reach).power).toBe(1);
  });
  test("from 8 px on it is aim; come back within 12 px of the disc, it is none any more", () => {
    expect([7, 8, 11, 30].map((moved) => isAim(moved, moved, false))).toEqual([false, true, true, true]);
    expect([30, 12.5, 12, 9].map((away) => isAim(away, away, true))).toEqual([true, true, false, false]);
    expect(pull({ x: 100, y: 100 }, { x: 110, y: 100 }, reach).power).toBe(0);
  });
  test("on a phone the whole power lies nearer than on a desk", () => {
    expect(reachOn({ width: 390, height: 620 }).full).toBeLessThan(
      reachOn({ width: 1000, height: 700 }).full,
    );
  });
});

describe("really flicked", () => {
  const moved = (speed: number, to: number): Sample[] =>
    Array.from({ length: to / 8 }, (_, n) => ({ x: (speed * n * 8) / 1000, y: 0, time: n * 8 }));

  test("the speed of the last moments counts", () => {
    const samples = [
      ...moved(100, 400),
      ...moved(1500, 120).map((s) => ({ ...s, x: s.x + 40, time: s.time + 400 })),
    ];
    expect(speedAtRelease(samples, 515)?.x).toBeCloseTo(1500, 3);
  });
  test("a finger that rested before it was lifted has not flicked", () => {
    expect(speedAtRelease(moved(1500, 120), 220)).toBeUndefined();
  });
  test("a touch without a movement in time is no flick", () => {
    expect(speedAtRelease([], 0)).toBeUndefined();
    expect(speedAtRelease([{ x: 1, y: 1, time: 5 }], 6)).toBeUndefined();
  });
  test("a jerk at the very end does not decide alone", () => {
    const samples = [...moved(1000, 80), { x: 80, y: 30, time: 80 }];
    const speed = speedAtRelease(samples, 80);
    expect(Math.abs(speed?.y ?? 0)).toBeLessThan(700);
    expect(speed?.x).toBeCloseTo(1000, 3);
  });
  test("a slow screen that tells little is helped by the sample before", () => {
    const samples = [
      { x: 0, y: 0, time: 0 },
      { x: 100, y: 0, time: 100 },
    ];
    expect(speedAtRelease(samples, 110)?.x).toBeCloseTo(1000, 3);
  });
  test("a long gesture is forgotten but for its end", () => {
    const samples: Sample[] = [];
    for (const sample of moved(500, 4000)) remember(samples, sample);
    expect(samples.length).toBeLessThan(25);
  });
});

describe("turned by keys", () => {
  const start = { degrees: 2, percent: 50 };
  test("coarse and fine, around the whole circle", () => {
    expect(turned(start, "left", false).degrees).toBe(357);
    expect(turned(start, "right", true).degrees).toBe(2.5);
  });
  test("the power stays between nothing and all", () => {
    expect(turned({ ...start, percent: 98 }, "stronger", false).percent).toBe(100);
    expect(turned({ ...start, percent: 2 }, "weaker", false).percent).toBe(0);
    expect(turned(start, "weaker", true).percent).toBe(49);
  });
  test("a bearing and its direction agree", () => {
    expect(bearingTo({ x: 0, y: 0 }, { x: 10, y: 0 })).toBe(90);
    expect(bearingTo({ x: 0, y: 0 }, { x: 0, y: -10 })).toBe(0);
    expect(directionOf({ degrees: 270 }).x).toBeCloseTo(-1, 9);
  });
  test.each([
    [0, 12],
    [14, 12],
    [31, 1],
    [180, 6],
    [350, 12],
    [330, 11],
  ])("%d degrees lie at %d o'clock", (degrees, hour) => expect(hourOf(degrees)).toBe(hour));
});
