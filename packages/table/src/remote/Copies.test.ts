import { conquest } from "@ossuaire/conquest";
import { audience, copyOf, Match, randomAnswer, sightOf } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newsOf } from "../news.ts";
import { Copies } from "./Copies.ts";

/** All objects and lists inside. */
function parts(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

const options = { players: 4, health: 8 } as const;

function started(): Match {
  const read = conquest.readOptions(options);
  if (!read.ok) throw new Error(read.words.en);
  return Match.start(conquest, { options: read.options, seed: "copies", undo: "free" });
}

test("what is copied is equal to what it was copied from, has no part of it, and shares all that is the same", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), (values) => {
      const copies = new Copies();
      let last: unknown;
      for (const value of values) {
        const copy = copies.of({ ...started().page }, "sword")(value);
        expect(copy).toStrictEqual(value);
        const originals = new Set(parts(value));
        expect(parts(copy).some((part) => originals.has(part))).toBe(false);
        expect(copies.of({ ...started().page }, "sword")(copyOf(value))).toBe(copy);
        last = copy;
      }
      expect(last).toStrictEqual(values.at(-1));
    }),
    { numRuns: 30 },
  );
});

test("page after page every viewer sees what they would see without it, and views stay as they were", () => {
  const match = started();
  const viewers = [...match.seats, audience];
  const copies = new Copies();
  const rng = testRng("copies");
  const told: { readonly shared: unknown; readonly plain: unknown }[] = [];
  for (let i = 0; i < 60 && match.decision !== undefined; i++) {
    const shared = newsOf(match, viewers, match.page.serial, copies);
    const plain = newsOf(match, viewers, match.page.serial);
    told.push({ shared, plain: copyOf(plain) });
    const [seat = ""] = match.decision.seats;
    match.submit(seat, randomAnswer(match.decision, rng));
  }
  for (const { shared, plain } of told) expect(shared).toEqual(plain);
  const [first, ...rest] = viewers.map((viewer) =>
    sightOf(match, viewer, undefined, copies.of(match.page, viewer)),
  );
  const seen = new Set(parts(first?.view));
  const own = rest.flatMap(({ view }) => parts(view).filter((part) => !seen.has(part)));
  expect(own.length).toBeLessThan(parts(first?.view).length);
});
