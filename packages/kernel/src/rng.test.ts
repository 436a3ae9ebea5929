import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Rng, xoroshiro } from "./index.ts";

const some = (rng: Rng, count = 20) => Array.from({ length: count }, () => rng.int(1, 1000));

describe("chance", () => {
  test("is the same for the same seed, for ever", () => {
    expect(some(xoroshiro.fromSeed("ossuaire"), 8)).toEqual(some(xoroshiro.fromSeed("ossuaire"), 8));
    expect(some(xoroshiro.fromSeed("ossuaire"), 8)).toMatchInlineSnapshot(`
      [
        310,
        423,
        57,
        747,
        457,
        729,
        778,
        433,
      ]
    `);
  });

  test("is another for another seed, however close", () => {
    const seeds = ["", " ", "a", "b", "A", "aa", "é", "e\u0301", "\u0000"];
    const sequences = new Set(seeds.map((seed) => some(xoroshiro.fromSeed(seed)).join()));
    expect(sequences.size).toBe(seeds.length);
  });

  test("goes on from its state, which is plain data", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (seed, count) => {
        const rng = xoroshiro.fromSeed(seed);
        some(rng, count);
        const again = xoroshiro.fromState(JSON.parse(JSON.stringify(rng.state())));
        expect(again.state()).toEqual(rng.state());
        expect(some(again)).toEqual(some(rng));
      }),
    );
  });

  test("is drawn from, not copied: its state moves on, and two of one state do not disturb each other", () => {
    const rng = xoroshiro.fromSeed("s");
    const state = rng.state();
    const [one, other] = [xoroshiro.fromState(state), xoroshiro.fromState(state)];
    some(one);
    expect(one.state()).not.toEqual(state);
    expect(rng.state()).toEqual(state);
    expect(some(other)).toEqual(some(rng));
  });
});

describe("a number", () => {
  test("lies in its range, both ends included", () => {
    const whole = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(fc.string(), whole, fc.nat(2 ** 31), (seed, from, width) => {
        const number = xoroshiro.fromSeed(seed).int(from, from + width);
        expect(Number.isInteger(number) && number >= from && number <= from + width).toBe(true);
      }),
    );
    const rng = xoroshiro.fromSeed("ends");
    const faces = Array.from({ length: 200 }, () => rng.int(-1, 1));
    expect(new Set(faces)).toEqual(new Set([-1, 0, 1]));
  });

  test("of a die falls on every face about as often", () => {
    const rng = xoroshiro.fromSeed("die");
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = rng.int(0, 5);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test("of an empty range is a bug", () => {
    const rng = xoroshiro.fromSeed("s");
    expect(() => rng.int(5, 1)).toThrow("no number from 5 to 1");
    expect(() => rng.int(Number.NaN, 1)).toThrow("no number");
    expect(rng.int(5, 5)).toBe(5);
  });
});

describe("one of several", () => {
  test("is each of them at some time", () => {
    const rng = xoroshiro.fromSeed("one");
    const drawn = Array.from({ length: 100 }, () => rng.one(["a", "b", "c"]));
    expect(new Set(drawn)).toEqual(new Set(["a", "b", "c"]));
  });

  test("of nothing is a bug", () => {
    expect(() => xoroshiro.fromSeed("s").one([])).toThrow("one of nothing");
  });
});

describe("a shuffle", () => {
  test("keeps everything, and leaves the original alone", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, things) => {
        const original = [...things];
        const shuffled = xoroshiro.fromSeed(seed).shuffled(things);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(original.toSorted((a, b) => a - b));
        expect(things).toEqual(original);
        expect(shuffled).not.toBe(things);
      }),
    );
  });

  test("gives every order about as often", () => {
    const rng = xoroshiro.fromSeed("shuffle");
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = rng.shuffled(["a", "b", "c", "d"]).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
