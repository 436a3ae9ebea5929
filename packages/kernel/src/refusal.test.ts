import { describe, expect, test } from "vitest";
import {
  type Answer,
  briefOf,
  finishRandomly,
  type Game,
  Match,
  matchFromSnapshot,
  type Objection,
  type Refusal,
  type RefusalCode,
  type Script,
  sightOf,
} from "./index.ts";
import { testRng } from "./testing/index.ts";
import {
  askedFor,
  choose,
  gameOf,
  newSkirmish,
  type OneScript,
  place,
  played,
  redDoes,
} from "./testing/situations.ts";
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

test("a question that sets the limit lends its rule", () => {
  const limits: readonly RefusalCode[] = [
    "unknown-option",
    "chosen-twice",
    "too-few",
    "too-many",
    "out-of-range",
    "unknown-piece",
    "too-weak",
    "outside-zone",
  ];
  for (const code of limits) {
    const refused = ways[code]();
    expect(refused?.rule, code).toMatch(/^TST-(TURN|CARD|WALK|DRAW|SHOVE)-01$/);
  }
});

test("what is against no rule cites none", () => {
  for (const asked of Object.values(askedFor)) expect(asked().submit("red", null)).not.toHaveProperty("rule");
  for (const code of ["not-open", "out-of-date", "wrong-kind", "not-finite", "not-whole"] as const)
    expect(ways[code](), code).not.toHaveProperty("rule");
});

describe("the rule that forbids", () => {
  test("is told by the game, under the kernel's code", () => {
    expect(newSkirmish().submit("blue", rest)).toEqual({
      code: "wrong-seat",
      rule: "TST-TURN-02",
      words: { fr: "C’est à l’autre de jouer.", en: "It is the other side’s turn." },
    });
    const match = newSkirmish();
    const before = match.hash();
    match.state.sides.red.hand = [];
    const empty = Match.start(skirmish, { ...match.terms, position: match.state });
    const refused = empty.submit("red", { kind: "choose", option: "discard" });
    expect(refused).toMatchObject({ code: "unknown-option", rule: "TST-CARD-02" });
    expect(newSkirmish().hash()).toBe(before);
  });

  test("is told of an answer of another kind as well, and by whoever is not asked", () => {
    const asked: { readonly viewer: string; readonly wish: Answer; readonly decision: boolean }[] = [];
    const watched = gameWith(({ viewer, decision }, wish) => {
      asked.push({ viewer, wish, decision: decision !== undefined });
      return undefined;
    });
    const match = Match.start(watched, { options: {}, seed: "a test", undo: "free" });
    match.submit("red", { kind: "flick", piece: "orc", vx: 1, vy: 2, more: "junk" });
    match.submit("blue", { kind: "pick", options: ["a"] });
    expect(asked).toEqual([
      { viewer: "red", wish: { kind: "flick", piece: "orc", vx: 1, vy: 2 }, decision: true },
      { viewer: "blue", wish: { kind: "pick", options: ["a"] }, decision: false },
    ]);
    // Nobody who has no seat, and nothing that cannot be read.
    match.submit("green", { kind: "pick", options: ["a"] });
    match.submit("red", { kind: "flick" });
    match.submit("red", { kind: "choose", option: "none" }, 7);
    expect(asked).toHaveLength(2);
  });

  test("is told from a copy of what the seat sees: whatever the game does with it, nothing changes", () => {
    const meddling = gameWith((glimpse) => {
      Object.assign(glimpse.view, { notes: ["mine"] });
      if (glimpse.decision) Object.assign(glimpse.decision, { seats: ["blue"] });
      return undefined;
    });
    const match = Match.start(meddling, { options: {}, seed: "a test", undo: "free" });
    const before = [match.hash(), sightOf(match, "red")];
    match.submit("red", { kind: "choose", option: "none" });
    expect([match.hash(), sightOf(match, "red")]).toEqual(before);
  });

  function gameWith(whyNot: NonNullable<Game<OneScript>["whyNot"]>): Game<OneScript> {
    const script = (): Script<unknown> =>
      choose({ seats: "red", prompt: "what", rule: "TST-TURN-01" }, ["this", "that"]);
    return { ...gameOf(script), whyNot };
  }
});

test("a game's own objection is a refusal under its own code, with its own rule", () => {
  const objection: Objection = {
    code: "unlucky",
    rule: "TST-WALK-03",
    words: { fr: "Pas là.", en: "Not there." },
  };
  const match = played(function* () {
    const asking = { seats: "red", prompt: "where", rule: "TST-WALK-02", suggestion: [red] } as const;
    const zone = [{ shape: "rectangle", x: 0, y: 0, width: 50, height: 50 }] as const;
    return yield* place(asking, [{ piece: "red", zone }], ([spot]) =>
      spot?.x === 13 ? objection : undefined,
    );
  });
  const before = match.hash();
  const refused = match.submit("red", { kind: "place", spots: [{ ...red, x: 13 }] });
  expect(refused).toEqual(objection);
  expect(match.hash()).toBe(before);
  expect(match.submit("red", { kind: "place", spots: [red] })).toBeUndefined();
});
