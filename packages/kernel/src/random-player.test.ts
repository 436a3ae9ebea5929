import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Area,
  type Decision,
  finishRandomly,
  playRandomly,
  randomAnswer,
  type Script,
} from "./index.ts";
import { testRng } from "./testing/index.ts";
import { amount, choose, flick, newSkirmish, pick, place, played } from "./testing/situations.ts";

const asking = { seats: "red", prompt: "a-question", rule: "TST-ASK-01" } as const;

describe("the random player", () => {
  test("plays any match to its end", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 8, max: 60 }), (seed, cards) => {
        const match = newSkirmish({ seed, options: { cards } });
        finishRandomly(match, testRng(`player of ${seed}`));
        expect(match.decision).toBeUndefined();
        expect(match.outcome).toBeDefined();
      }),
      { numRuns: 200 },
    );
  });

  test("comes to every kind of question, and answers as everybody who is asked", () => {
    const seen = new Set<string>();
    for (let game = 0; game < 20; game++) {
      const match = newSkirmish({ seed: `${game}` });
      finishRandomly(match, testRng(`${game}`));
      for (const { seat, answer } of match.answers) seen.add(`${seat} ${answer.kind}`);
    }
    const kinds = ["amount", "choose", "flick", "pick", "place"];
    expect([...seen].sort()).toEqual(
      ["blue", "red"].flatMap((seat) => kinds.map((kind) => `${seat} ${kind}`)),
    );
  });

  test("plays the same from the same seed", () => {
    const [one, other] = [newSkirmish(), newSkirmish()];
    for (const match of [one, other]) finishRandomly(match, testRng("twice"));
    expect(other.answers).toEqual(one.answers);
  });

  test("gives up loudly where a match does not end", () => {
    const endless = () =>
      played(function* () {
        for (;;) yield* choose(asking, ["again"]);
      });
    expect(() => finishRandomly(endless(), testRng(""), 50)).toThrow("one-script: not over after 50 answers");
    const match = endless();
    expect(() => finishRandomly(match, testRng(""), 50)).toThrow();
    expect(match.page.number).toBe(50);
  });

  test("has nothing to say when nothing is asked", () => {
    const match = newSkirmish();
    finishRandomly(match, testRng("to the end"));
    expect(() => playRandomly(match, testRng(""))).toThrow("nothing is asked");
  });
});

describe("what a game objects to", () => {
  const no = { code: "no", rule: "TST-WALK-02", words: { fr: "Non.", en: "No." } } as const;
  const zone: readonly Area[] = [{ shape: "rectangle", x: 0, y: 0, width: 10, height: 10 }];
  const suggestion = [{ piece: "orc", x: 0, y: 0 }];
  const orc = [{ piece: "orc", zone }];

  test("is tried again until it does not", () => {
    for (let game = 0; game < 20; game++) {
      const match = played(() =>
        flick({ ...asking, weakest: 1, strongest: 9 }, ["a"], ({ vx }) => (vx > 0 ? no : undefined)),
      );
      playRandomly(match, testRng(`${game}`));
      expect(match.outcome).toBeDefined();
    }
  });

  test("is replaced by the suggestion, if everything else is objected to", () => {
    const match = played(() =>
      place({ ...asking, suggestion }, orc, ([spot]) => (spot?.x === 0 && spot.y === 0 ? undefined : no)),
    );
    playRandomly(match, testRng(""));
    expect(match.state.result).toEqual(suggestion);
  });

  test("must not be what it suggests", () => {
    const match = played(() => place({ ...asking, suggestion }, orc, () => no));
    expect(() => playRandomly(match, testRng(""))).toThrow("“a-question” suggests what it objects to: No.");
  });

  test("must leave some way on", () => {
    const match = played(() => flick({ ...asking, weakest: 1, strongest: 2 }, ["a"], () => no));
    expect(() => playRandomly(match, testRng(""))).toThrow("“a-question” objects to 20 answers in a row");
  });
});

describe("a random answer is always right in form", () => {
  const whole = fc.integer({ min: -1000, max: 1000 });
  const width = fc.nat(1000);
  const names = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 12 });
  const millimetres = fc.double({ min: -500, max: 500, noNaN: true });
  const length = fc.double({ min: 0, max: 300, noNaN: true });
  const area: fc.Arbitrary<Area> = fc.oneof(
    fc.record({
      shape: fc.constant("rectangle"),
      x: millimetres,
      y: millimetres,
      width: length,
      height: length,
    }),
    fc
      .record({ shape: fc.constant("ring"), x: millimetres, y: millimetres, inner: length, more: length })
      .map(({ more, ...ring }) => ({ ...ring, outer: ring.inner + more })),
  );

  const questions: Readonly<Record<Decision["kind"], fc.Arbitrary<Script<unknown>>>> = {
    choose: names.map((options) => choose(asking, options)),
    pick: fc.tuple(names, fc.nat(12), width).map(([options, some, more]) => {
      const min = Math.min(some, options.length);
      return pick({ ...asking, min, max: min + more }, options);
    }),
    amount: fc.tuple(whole, width).map(([min, more]) => amount({ ...asking, min, max: min + more })),
    flick: fc
      .tuple(names, fc.double({ min: 0, max: 600, noNaN: true }), length)
      .map(([pieces, weakest, more]) => flick({ ...asking, weakest, strongest: weakest + more }, pieces)),
    place: fc.tuple(names, fc.array(area, { minLength: 1, maxLength: 3 })).map(([pieces, zone]) =>
      place(
        { ...asking, suggestion: [] },
        pieces.map((piece) => ({ piece, zone })),
      ),
    ),
  };

  test.each(Object.entries(questions))("%s", (_, question) => {
    fc.assert(
      fc.property(question, fc.string(), (script, seed) => {
        const match = played(() => script);
        if (match.decision === undefined) throw new Error("nothing is asked");
        const answer = randomAnswer(match.decision, testRng(seed));
        expect(match.check("red", answer)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  test("also in a ring as thin as a line, and in a point", () => {
    for (const radius of [0, 0.0004, 12.3456]) {
      const ring: Area = { shape: "ring", x: 1, y: 2, inner: radius, outer: radius };
      const match = played(() => place({ ...asking, suggestion: [] }, [{ piece: "a", zone: [ring] }]));
      playRandomly(match, testRng("thin"));
      expect(match.outcome).toBeDefined();
    }
  });

  test("and reaches all of a range", () => {
    const { decision } = played(() => pick({ ...asking, min: 1, max: 9 }, ["a", "b", "c"]));
    if (decision === undefined) throw new Error("nothing is asked");
    const rng = testRng("all");
    const answers = Array.from({ length: 300 }, () => JSON.stringify(randomAnswer(decision, rng)));
    expect(new Set(answers).size).toBe(3 + 6 + 6);
  });
});
