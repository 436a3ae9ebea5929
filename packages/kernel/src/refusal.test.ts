import { describe, expect, test } from "vitest";
import { briefOf, finishRandomly, matchFromSnapshot, type Refusal, type RefusalCode } from "./index.ts";
import { testRng } from "./testing/index.ts";
import { askedFor, newSkirmish, place, played, redDoes } from "./testing/situations.ts";
import { skirmish } from "./testing/skirmish.ts";

const rest = { kind: "choose", option: "rest" } as const;
const red = { piece: "red", x: 20, y: 10 };

/** One way to each of the refusals; a code without one is a type error. */
const ways: Readonly<Record<RefusalCode, () => Refusal | undefined>> = {
  "not-open": () => {
    const match = newSkirmish();
    finishRandomly(match, testRng("to the end"));
    return match.submit("red", rest);
  },
  "out-of-date": () => newSkirmish().submit("red", rest, 1),
  "wrong-seat": () => newSkirmish().submit("blue", rest),
  "wrong-kind": () => newSkirmish().submit("red", { kind: "amount", amount: 1 }),
  malformed: () => newSkirmish().submit("red", null),
  "unknown-option": () => newSkirmish().submit("red", { kind: "choose", option: "fly" }),
  "chosen-twice": () => {
    const [card] = newSkirmish().state.sides.red.hand;
    return redDoes("discard").submit("red", { kind: "pick", options: [card, card] });
  },
  "too-few": () => redDoes("discard").submit("red", { kind: "pick", options: [] }),
  "too-many": () => redDoes("walk").submit("red", { kind: "place", spots: [red, red] }),
  "not-finite": () => redDoes("draw").submit("red", { kind: "amount", amount: Number.NaN }),
  "not-whole": () => redDoes("draw").submit("red", { kind: "amount", amount: 1.5 }),
  "out-of-range": () => redDoes("draw").submit("red", { kind: "amount", amount: 9 }),
  "unknown-piece": () => redDoes("shove").submit("red", { kind: "flick", piece: "green", vx: 99, vy: 0 }),
  "too-weak": () => redDoes("shove").submit("red", { kind: "flick", piece: "red", vx: 9, vy: 0 }),
  "outside-zone": () => redDoes("walk").submit("red", { kind: "place", spots: [{ ...red, y: 99 }] }),
  "undo-barrier": () => {
    const match = redDoes("draw");
    match.submit("red", { kind: "amount", amount: 1 });
    return match.undo();
  },
  "undo-consent": () => {
    const match = redDoes("draw", { undo: "consent" });
    match.submit("red", { kind: "amount", amount: 1 });
    return match.undo();
  },
  "undo-start": () => newSkirmish().undo(),
  "undo-forgotten": () => {
    const loaded = matchFromSnapshot(briefOf(redDoes("walk")), [skirmish]);
    return loaded.ok ? loaded.match.undo() : undefined;
  },
};

describe.each(Object.entries(ways))("%s", (code, way) => {
  test("can be met, and has words in both languages", () => {
    const refused = way();
    expect(refused?.code).toBe(code);
    expect(refused?.words.fr).toMatch(/^\p{Lu}.+\.$/u);
    expect(refused?.words.en).toMatch(/^\p{Lu}.+\.$/u);
    expect(refused?.words.fr).not.toBe(refused?.words.en);
  });
});

test("no two refusals say the same", () => {
  const words = Object.values(ways).map((way) => way()?.words.en);
  expect(new Set(words).size).toBe(words.length);
});

test("every refusal of an answer cites the rule of the open question", () => {
  const rules = Object.values(askedFor).map((asked) => asked().submit("red", null)?.rule);
  expect(rules).toEqual(["TST-TURN-01", "TST-CARD-01", "TST-DRAW-01", "TST-SHOVE-01", "TST-WALK-01"]);
  expect(ways["wrong-seat"]()?.rule).toBe("TST-TURN-01");
  expect(ways["out-of-date"]()?.rule).toBe("TST-TURN-01");
  expect(ways["not-open"]()).not.toHaveProperty("rule");
});

test("a game's own objection is a refusal under its own code, with the rule of the question", () => {
  const words = { fr: "Pas là.", en: "Not there." };
  const match = played(function* () {
    const asking = { seats: "red", prompt: "where", rule: "TST-WALK-02", suggestion: [red] } as const;
    const zone = [{ shape: "rectangle", x: 0, y: 0, width: 50, height: 50 }] as const;
    return yield* place(asking, [{ piece: "red", zone }], ([spot]) =>
      spot?.x === 13 ? { code: "unlucky", words } : undefined,
    );
  });
  const before = match.hash();
  const refused = match.submit("red", { kind: "place", spots: [{ ...red, x: 13 }] });
  expect(refused).toEqual({ code: "unlucky", words, rule: "TST-WALK-02" });
  expect(match.hash()).toBe(before);
  expect(match.submit("red", { kind: "place", spots: [red] })).toBeUndefined();
});
