// @module-tag long
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Script, Table } from "../index.ts";
import { checkLaws, nimBox, testRng } from "./index.ts";
import { choose, gameOf, type OneScript } from "./situations.ts";
import { skirmish } from "./skirmish.ts";

test("every match keeps the laws", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.integer({ min: 8, max: 60 }),
      fc.constantFrom("free", "consent"),
      (seed, player, cards, undo) => {
        expect(checkLaws(skirmish, { options: { cards }, seed, undo }, testRng(player))).toBeGreaterThan(3);
      },
    ),
    { numRuns: 25 },
  );
});

test("one that comes past a mark too", () => {
  const terms = { options: { matches: 100 }, seed: "long", undo: "consent" } as const;
  expect(checkLaws(nimBox.game, terms, testRng("long"))).toBeGreaterThan(40);
});

describe("a game that breaks a law is found out:", () => {
  const asking = { seats: "red", prompt: "go-on", rule: "TST-LAW-01" } as const;
  const goOn = () => choose(asking, ["go-on"]);

  function lawsOf(script: (table: Table<OneScript>) => Script<unknown>) {
    const terms = { options: {}, seed: "a test", undo: "free" } as const;
    return checkLaws(gameOf(script), terms, testRng("laws"));
  }

  test("none", () => {
    expect(
      lawsOf(function* ({ state }) {
        state.notes.push({ left: undefined }, [null, 0, "text", true]);
        yield* goOn();
      }),
    ).toBe(1);
  });

  test.each<[string, unknown]>([
    ["state.notes.0", new Map()],
    ["state.notes.0", new Date(0)],
    ["state.notes.0", undefined],
    ["state.notes.0", Number.NaN],
    ["state.notes.0.deep.1", { deep: [0, Number.POSITIVE_INFINITY] }],
    ["state.notes.0.id", { id: Symbol("id") }],
    ["state.notes.0.play", { play: () => 0 }],
  ])("what is not plain data, at %s", (where, thing) => {
    const law = () =>
      lawsOf(function* ({ state }) {
        yield* goOn();
        state.notes.push(thing);
        yield* goOn();
      });
    expect(law).toThrow(`plain data: ${where}`);
  });

  test("a memory outside the state", () => {
    let memory = 0;
    const law = () =>
      lawsOf(function* ({ state }) {
        yield* goOn();
        state.notes.push(memory++);
        yield* goOn();
      });
    expect(law).toThrow("the same answer in a fork");
  });

  test("a story that changes when it is told again", () => {
    let times = 0;
    const law = () =>
      lawsOf(function* ({ tell }) {
        yield* goOn();
        tell({ type: "told", rule: "TST-LAW-01", note: times++ });
        yield* goOn();
      });
    expect(law).toThrow("what red sees");
  });

  test("chance from elsewhere", () => {
    const law = () =>
      lawsOf(function* ({ state }) {
        yield* goOn();
        state.notes.push(Math.random());
        yield* goOn();
      });
    expect(law).toThrow("the same answer in a fork");
  });
});
