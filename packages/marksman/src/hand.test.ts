import type { Flick } from "@ossuaire/flick";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Hand, shaken, shaky, steady, trained } from "./index.ts";
import { dice } from "./testing/situations.ts";

const component = fc.integer({ min: -2500, max: 2500 });
const anyFlick = fc
  .record({ disc: fc.constant("d"), vx: component, vy: component })
  .filter(({ vx, vy }) => vx * vx + vy * vy >= 3600);
const share = fc.double({ min: 0, max: 2, noNaN: true });
const anyHand = fc.record({ aim: share, strength: share });

/** How far each of many flicks was off: the tangent of the angle, the share of the speed. */
function errorsOf(hand: Hand, flick: Flick, count = 20_000) {
  const random = dice(1);
  const speed = Math.sqrt(flick.vx ** 2 + flick.vy ** 2);
  return Array.from({ length: count }, () => {
    const { vx, vy } = shaken(flick, hand, random);
    return {
      turn: (flick.vx * vy - flick.vy * vx) / (flick.vx * vx + flick.vy * vy),
      share: Math.sqrt(vx ** 2 + vy ** 2) / speed - 1,
    };
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => value ** 2)));

describe("a flick as a hand plays it", () => {
  test("is legal whatever the hand: whole, never too weak, never −0", () => {
    fc.assert(
      fc.property(anyFlick, anyHand, fc.nat(), (flick, hand, seed) => {
        const { disc, vx, vy } = shaken(flick, hand, dice(seed));
        expect(disc).toBe("d");
        expect(Number.isInteger(vx) && Number.isInteger(vy)).toBe(true);
        expect(vx * vx + vy * vy).toBeGreaterThanOrEqual(3600);
        expect(Object.is(vx, -0) || Object.is(vy, -0)).toBe(false);
      }),
    );
  });

  test("is the intended one if the hand is perfect", () => {
    fc.assert(
      fc.property(anyFlick, fc.nat(), (flick, seed) => {
        expect(shaken(flick, { aim: 0, strength: 0 }, dice(seed))).toEqual(flick);
      }),
    );
  });

  test("leaves the intended one alone", () => {
    const flick = { disc: "d", vx: 300, vy: -400 };
    shaken(flick, shaky, dice(3));
    expect(flick).toEqual({ disc: "d", vx: 300, vy: -400 });
  });

  test.each(Object.entries({ steady, trained, shaky }))("is as far off as a %s hand is", (_, hand) => {
    const errors = errorsOf(hand, { disc: "d", vx: 12_000, vy: -9_000 });
    const turns = errors.map(({ turn }) => turn);
    const shares = errors.map(({ share }) => share);
    expect(Math.abs(mean(turns))).toBeLessThan(0.03 * hand.aim);
    expect(Math.abs(mean(shares))).toBeLessThan(0.03 * hand.strength);
    expect(spread(turns) / hand.aim).toBeCloseTo(1, 1);
    expect(spread(shares) / hand.strength).toBeCloseTo(1, 1);
    const typical = turns.filter((turn) => Math.abs(turn) < hand.aim).length / turns.length;
    expect(typical).toBeGreaterThan(0.63);
    expect(typical).toBeLessThan(0.71);
    const together = mean(errors.map(({ turn, share }) => turn * share));
    expect(Math.abs(together)).toBeLessThan(0.03 * hand.aim * hand.strength);
  });

  test("is worse from a shaky hand than from a trained one, and best from a steady one", () => {
    const off = (hand: Hand) =>
      spread(errorsOf(hand, { disc: "d", vx: 1500, vy: 0 }, 500).map((e) => e.turn));
    expect(off(steady)).toBeLessThan(off(trained));
    expect(off(trained)).toBeLessThan(off(shaky));
  });
});
