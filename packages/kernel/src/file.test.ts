import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Fault,
  fileOf,
  finishRandomly,
  type Game,
  type Loaded,
  type Match,
  matchFromFile,
  matchFromText,
  playRandomly,
} from "./index.ts";
import { testRng } from "./testing/index.ts";
import { newSkirmish, redDoes } from "./testing/situations.ts";
import { skirmish } from "./testing/skirmish.ts";

const games: readonly Game[] = [skirmish];

function finished(seed = "a test") {
  const match = newSkirmish({ seed });
  finishRandomly(match, testRng(seed));
  return match;
}

function faultOf(loaded: Loaded<Match>): Fault | undefined {
  return loaded.ok ? undefined : loaded.fault;
}

const opened = (file: unknown) => faultOf(matchFromFile(file, games));
const file = fileOf(finished());

describe("a match file", () => {
  test("is plain JSON with all there is to know", () => {
    expect(fileOf(newSkirmish({ seed: "s", undo: "consent" }))).toEqual({
      format: "ossuaire-match",
      version: 1,
      game: "skirmish",
      rules: 1,
      content: skirmish.content({ cards: 20 }),
      options: { cards: 20 },
      seed: "s",
      undo: "consent",
      answers: [],
      end: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  test("brings the match back, at every point of a game", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (seed) => {
        const match = newSkirmish({ seed });
        const rng = testRng(`player of ${seed}`);
        while (match.decision !== undefined) {
          playRandomly(match, rng);
          const loaded = matchFromText(JSON.stringify(fileOf(match)), games);
          if (!loaded.ok) throw new Error(loaded.fault.words.en);
          expect(loaded.match.hash()).toBe(match.hash());
          expect(loaded.match.answers).toEqual(match.answers);
          expect(loaded.match.pages.map(({ told }) => told)).toEqual(match.pages.map(({ told }) => told));
        }
      }),
      { numRuns: 5 },
    );
  });

  test("brings back a match that can be played on and undone", () => {
    const match = newSkirmish({ undo: "consent" });
    match.submit("red", { kind: "choose", option: "walk" });
    const loaded = matchFromFile(fileOf(match), games);
    if (!loaded.ok) throw new Error(loaded.fault.words.en);
    expect(loaded.match.terms).toEqual(match.terms);
    expect(loaded.match.undo()).toBeUndefined();
    expect(loaded.match.hash()).toBe(newSkirmish().hash());
  });

  test("does not exist for a match that began in the middle", () => {
    const match = newSkirmish({ position: newSkirmish().state });
    expect(() => fileOf(match)).toThrow("did not start with the set-up");
  });
});

describe("a file is refused with what is wrong and where:", () => {
  test.each<[string, unknown, string]>([
    ["other-version", { ...file, version: 2 }, "(2)"],
    ["other-version", { format: file.format, version: 99, quite: "different" }, "(99)"],
    ["unknown-game", { ...file, game: "chess" }, "“chess”"],
    ["unknown-game", { ...file, game: "x".repeat(1e6) }, `“${"x".repeat(60)}…”`],
    ["other-rules", { ...file, rules: 2 }, "version 2 of the rules, the table version 1"],
    ["other-content", { ...file, content: "abc", end: "" }, `(abc, here ${skirmish.content({ cards: 20 })})`],
    ["other-physics", { ...file, physics: 7, end: "" }, "version 7 of the physics"],
    ["bad-options", { ...file, options: { cards: 3 } }, "8 to 60 cards are needed."],
    ["bad-options", { ...file, options: null }, "8 to 60 cards are needed."],
    ["other-end", { ...file, end: "0".repeat(32) }, "the end that the file gives"],
    ["other-end", { ...file, undo: "consent" }, "the end that the file gives"],
    ["other-end", { ...file, seed: "another", answers: [] }, "the end that the file gives"],
    ["other-end", { ...file, answers: file.answers.slice(0, -1) }, "the end that the file gives"],
    ["not-a-match", { ...file, format: "chess-match" }, "“format”"],
    ["not-a-match", { ...file, version: "1" }, "“version”"],
    ["not-a-match", { ...file, seed: 7 }, "“seed”"],
    ["not-a-match", { ...file, undo: "always" }, "“undo”"],
    ["not-a-match", { ...file, answers: {} }, "“answers”"],
    [
      "not-a-match",
      { ...file, answers: file.answers.map((one, i) => (i === 3 ? { ...one, seat: 0 } : one)) },
      "“answers.3.seat”",
    ],
    ["not-a-match", null, "This is not a match"],
  ])("%s", (code, input, where) => {
    const fault = opened(input);
    expect(fault?.code).toBe(code);
    expect(fault?.words.en).toContain(where);
    expect(fault?.words.fr).not.toBe(fault?.words.en);
  });

  test.each(Object.keys(file))("without its field “%s”", (name) => {
    const { [name]: _, ...rest }: Record<string, unknown> = { ...file };
    expect(opened(rest)).toMatchObject({
      code: "not-a-match",
      words: { en: expect.stringContaining(`“${name}”`) },
    });
  });

  test("cut off at any length", () => {
    const text = JSON.stringify(file);
    for (let length = 0; length < text.length; length++) {
      expect(faultOf(matchFromText(text.slice(0, length), games))?.code).toBe("not-json");
    }
    expect(matchFromText(text, games).ok).toBe(true);
  });

  test("far too large", () => {
    const text = JSON.stringify({ ...file, extra: "x".repeat(8_000_000) });
    expect(faultOf(matchFromText(text, games))?.code).toBe("too-large");
  });
});

describe("an answer that was changed by hand", () => {
  const withAnswer = (at: number, answer: unknown) => ({
    ...file,
    answers: file.answers.map((one, i) => (i === at ? { ...one, answer } : one)),
  });

  test("is named by its number, the question, its rule and the reason", () => {
    expect(opened(withAnswer(0, { kind: "choose", option: "fly" }))).toMatchObject({
      code: "illegal-answer",
      answer: 1,
      words: {
        fr: "La réponse 1 (which-action, TST-TURN-01) n’est pas permise. Ce choix n’est pas proposé.",
        en: "Answer 1 (which-action, TST-TURN-01) is not allowed. This is not one of the options.",
      },
    });
  });

  test("is found wherever it is", () => {
    fc.assert(
      fc.property(fc.nat(file.answers.length - 1), fc.anything(), (at, answer) => {
        expect(opened(withAnswer(at, answer))).toMatchObject({ code: "illegal-answer", answer: at + 1 });
      }),
    );
  });

  test("is found when somebody else is made to give it", () => {
    fc.assert(
      fc.property(
        fc.nat(file.answers.length - 1),
        fc.constantFrom("audience", "", "__proto__"),
        (at, seat) => {
          const answers = file.answers.map((one, i) => (i === at ? { ...one, seat } : one));
          expect(opened({ ...file, answers })).toMatchObject({ code: "illegal-answer", answer: at + 1 });
        },
      ),
    );
  });

  test("is found although it was legal and led to the same position", () => {
    const match = redDoes("rest");
    match.submit("blue", { kind: "choose", option: "no" });
    const { answers, ...rest } = fileOf(match);
    const changed = { ...rest, answers: answers.map(({ answer }) => ({ seat: "red", answer })) };
    expect(opened(changed)?.code).toBe("other-end");
  });

  test("is found after the end", () => {
    const answers = [...file.answers, ...file.answers.slice(0, 1)];
    expect(opened({ ...file, answers })).toMatchObject({
      code: "illegal-answer",
      answer: answers.length,
      words: { en: `Answer ${answers.length} is not allowed. Nothing is asked: the match is over.` },
    });
  });
});

describe("whatever is opened, it is refused and nothing falls:", () => {
  test("anything", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(matchFromFile(input, games).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(matchFromText(text, games).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(matchFromText(text, games).ok).toBe(false);
      }),
    );
  });

  test("a file with anything in one of its fields", () => {
    const fields = fc.constantFrom(...Object.entries(file));
    fc.assert(
      fc.property(fields, fc.anything(), ([name, original], value) => {
        // Other cards only explain why a match does not lead to its end; this one does.
        fc.pre(value !== original && (name !== "content" || typeof value !== "string"));
        expect(matchFromFile({ ...file, [name]: value }, games).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test("lists nested a hundred thousand deep", () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    for (const name of ["answers", "options", "seed"]) {
      const text = JSON.stringify({ ...file, [name]: "HERE" }).replace('"HERE"', deep);
      expect(matchFromText(text, games).ok).toBe(false);
    }
  });
});
