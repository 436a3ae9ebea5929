import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalText, copyOf, hashOf } from "./index.ts";

/** The same data with the fields of every object written in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

/** All objects and arrays inside. */
function parts(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

describe("a copy", () => {
  test("is equal to the original and has no part of it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy = copyOf(value);
        expect(copy).toStrictEqual(value);
        const originals = new Set(parts(value));
        expect(parts(copy).some((part) => originals.has(part))).toBe(false);
      }),
    );
  });

  test("keeps what JSON would not: undefined, −0, numbers that are none", () => {
    const value = { a: undefined, b: [undefined, -0], c: Number.NaN, d: Number.NEGATIVE_INFINITY };
    expect(copyOf(value)).toStrictEqual(value);
  });

  test("keeps a field named __proto__ a field", () => {
    const value: unknown = JSON.parse('{"__proto__":{"lives":9},"a":1}');
    expect(Object.entries(copyOf(value) ?? {})).toEqual([
      ["__proto__", { lives: 9 }],
      ["a", 1],
    ]);
    expect(copyOf(value)).not.toHaveProperty("lives");
  });

  test("does not change with the original", () => {
    const original = { hand: ["a"], at: { x: 1 } };
    const copy = copyOf(original);
    original.hand.push("b");
    original.at.x = 2;
    expect(copy).toEqual({ hand: ["a"], at: { x: 1 } });
  });
});

describe("canonical text", () => {
  test("does not depend on the order of fields", () => {
    expect(canonicalText({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}');
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalText(reversed(value))).toBe(canonicalText(value));
        expect(hashOf(reversed(value))).toBe(hashOf(value));
      }),
    );
  });

  test("does depend on the order of a list", () => {
    expect(canonicalText([1, 2])).not.toBe(canonicalText([2, 1]));
  });

  test("is JSON that reads as the same data", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalText(JSON.parse(canonicalText(value)))).toBe(canonicalText(value));
        expect(JSON.parse(canonicalText({ value }))).toEqual(JSON.parse(JSON.stringify({ value })));
      }),
    );
  });
});

describe("a hash", () => {
  test("is 32 hexadecimal digits, the same on every machine", () => {
    expect(hashOf({ a: 1, b: ["é", null] })).toMatchInlineSnapshot(`"13d9a822ad32e5e212330efcac0a1d99"`);
    expect(hashOf("")).toMatch(/^[0-9a-f]{32}$/);
  });

  test("is equal for equal texts only", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(hashOf(one) === hashOf(other)).toBe(canonicalText(one) === canonicalText(other));
      }),
    );
    const near = [0, "0", [0], { 0: 0 }, "", [], {}, null, false, [[]], "null"];
    expect(new Set(near.map(hashOf)).size).toBe(near.length);
  });
});
