import fc from "fast-check";
import { expect, test } from "vitest";
import { patched, patchOf, same } from "./patch.ts";

/** Plain data without `null`, of which a list stays a list and what has fields keeps fields. */
const things = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.integer(), fc.string({ maxLength: 3 }), fc.boolean()),
  fields: fc.dictionary(fc.constantFrom("a", "b", "c", "length"), tie("value"), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
  list: fc.array(
    fc.oneof(
      tie("leaf"),
      fc.record({ x: fc.integer({ max: 3, min: 0 }), y: fc.integer({ max: 3, min: 0 }) }),
    ),
    { maxLength: 6 },
  ),
  value: fc.oneof({ maxDepth: 3 }, tie("leaf"), tie("fields")),
}));

test("what is patched is what it was patched to, to the byte and in its order of fields or not", () => {
  const both = fc.record({
    a: fc.record({ some: things.value, list: things.list }),
    b: fc.record({ some: things.value, list: things.list }),
  });
  fc.assert(
    fc.property(both, ({ a, b }) => {
      const patch = patchOf(a, b);
      const sent: unknown = patch === same ? {} : JSON.parse(JSON.stringify(patch));
      expect(patched(JSON.parse(JSON.stringify(a)), sent)).toEqual(JSON.parse(JSON.stringify(b)));
    }),
    { numRuns: 2000 },
  );
});

test("of a long list only what has changed is told", () => {
  const before = { discs: Array.from({ length: 20 }, (_, i) => ({ id: i, at: { x: 0, y: 0 } })) };
  const after = {
    discs: before.discs.map((disc) => (disc.id === 7 ? { ...disc, at: { x: 5, y: 0 } } : disc)),
  };
  expect(patchOf(before, after)).toEqual({ discs: { 7: { at: { x: 5 } } } });
  expect(patchOf({ discs: [1, 2, 3, 4] }, { discs: [1, 2, 3] })).toEqual({ discs: { length: 3 } });
  expect(patchOf({ a: 1, b: undefined }, { a: 1 })).toBe(same);
  expect(patchOf({ a: 1 }, { b: 1 })).toEqual({ a: null, b: 1 });
});
