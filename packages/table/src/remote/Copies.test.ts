import { conquest } from "@ossuaire/conquest";
import { audience, copyOf, Match, randomAnswer, sightOf } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Copies, type Parts } from "./Copies.ts";

/** All objects and lists inside. */
function within(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(within)];
}

/** Put together again, by the order of its fields. */
function whole({ names, parts }: Parts): readonly (readonly [string | undefined, unknown])[] {
  return parts.map((part, i) => [names[i], part]);
}

const views = fc.array(
  fc.dictionary(fc.string({ maxLength: 2 }), fc.jsonValue(), { noNullPrototype: true }),
  {
    minLength: 1,
  },
);

test("what is copied is equal to what it was copied from, has no part of it, and shares all that is the same", () => {
  fc.assert(
    fc.property(views, (all) => {
      const copies = new Copies();
      for (const view of all) {
        const copy = copies.ofPage()("sword", view);
        expect(whole(copy)).toStrictEqual(Object.entries(view));
        const originals = new Set(within(view));
        expect(within(copy.parts).some((part) => originals.has(part))).toBe(false);
        const again = copies.ofPage()("sword", copyOf(view));
        expect(again.parts.every((part, i) => part === copy.parts[i])).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test("viewers of one page share what is alike for them, be it made for each, and nothing else", () => {
  fc.assert(
    fc.property(views, views, (some, others) => {
      const copies = new Copies();
      for (const [i, view] of some.entries()) {
        const copying = copies.ofPage();
        const first = copying("sword", view);
        const same = copying("skull", copyOf(view));
        expect(same.parts.every((part, k) => part === first.parts[k])).toBe(true);
        const other = others[i] ?? {};
        expect(whole(copying("audience", other))).toStrictEqual(Object.entries(other));
      }
    }),
    { numRuns: 100 },
  );
});

test("a field that comes, goes or is there without a value is told from one that is not", () => {
  const copies = new Copies();
  const some = [{ a: 1 }, { a: 1, b: undefined }, { b: undefined, a: 1 }, { b: 1 }, {}];
  for (const thing of [...some, ...some.toReversed()])
    expect(copies.ofPage()("sword", { thing }).parts).toStrictEqual([thing]);
});

test("page after page every viewer sees what they would see without it, and views stay as they were", () => {
  const read = conquest.readOptions({ players: 4, health: 8 });
  if (!read.ok) throw new Error(read.words.en);
  const match = Match.start(conquest, { options: read.options, seed: "copies", undo: "free" });
  const viewers = [...match.seats, audience];
  const copies = new Copies();
  const rng = testRng("copies");
  const told: { readonly copy: Parts; readonly view: object }[] = [];
  for (let i = 0; i < 60 && match.decision !== undefined; i++) {
    const copying = copies.ofPage();
    for (const viewer of viewers) {
      const copy = copying(viewer, conquest.view(match.state, viewer));
      told.push({ copy, view: sightOf(match, viewer).view });
    }
    const [seat = ""] = match.decision.seats;
    match.submit(seat, randomAnswer(match.decision, rng));
  }
  for (const { copy, view } of told) expect(whole(copy)).toEqual(Object.entries(view));
  const [first, ...rest] = told.slice(-viewers.length).map(({ copy }) => within(copy.parts));
  const seen = new Set(first);
  // Each has a hand of its own, and that is all.
  for (const one of rest) expect(one.filter((part) => !seen.has(part)).length).toBeLessThanOrEqual(2);
});
