import { describe, expect, test } from "vitest";
import {
  fileOf,
  finishRandomly,
  type Game,
  type Loaded,
  linkOf,
  type Match,
  matchFromFile,
  matchFromLink,
  matchFromSnapshot,
  matchFromText,
  type Reading,
  readLink,
  readSnapshot,
  readText,
  snapshotOf,
} from "./index.ts";
import { testRng } from "./testing/index.ts";
import { newSkirmish } from "./testing/situations.ts";
import { skirmish } from "./testing/skirmish.ts";

const games: readonly Game[] = [skirmish];
const match = newSkirmish();
finishRandomly(match, testRng("a test"));
const count = match.page.number;

const forms = {
  file: {
    open: (shelf = games, opening = {}) => matchFromText(JSON.stringify(fileOf(match)), shelf, opening),
    read: () => readText(JSON.stringify(fileOf(match)), games),
  },
  link: {
    open: (shelf = games, opening = {}) => matchFromLink(linkOf(match), shelf, opening),
    read: () => readLink(linkOf(match), games),
  },
  snapshot: {
    open: (shelf = games, opening = {}) => matchFromSnapshot(snapshotOf(match), shelf, opening),
    read: () => readSnapshot(snapshotOf(match), games, { fromStart: true }),
  },
};
const each = Object.entries(forms);

function matchOf(loaded: Loaded<Match>): Match {
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  return loaded.match;
}

function toTheEnd(reading: Reading, pause: (played: number, of: number) => void): Loaded<Match> {
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    pause(value.match.page.number, value.of);
  }
}

const renumbered: Game = { ...skirmish, rules: 2 };

/** By these rules a match is over after four turns. */
const shorter: Game = {
  ...renumbered,
  outcome: (state) => ("turn" in state && state.turn === 4 ? { winners: [], rule: "TST-END-01" } : undefined),
};

describe.each(each)("a match from a %s", (_, { open, read }) => {
  test("pauses after every answer, and ends with the match", () => {
    const pauses: number[] = [];
    const loaded = toTheEnd(read(), (played, of) => {
      expect(of).toBe(count);
      pauses.push(played);
    });
    expect(pauses).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(matchOf(loaded).hash()).toBe(match.hash());
    expect(loaded).not.toHaveProperty("differs");
  });

  test("of more answers than the reader wants is refused before the first is played", () => {
    expect(open(games, { answers: count }).ok).toBe(true);
    expect(open(games, { answers: count - 1 })).toMatchObject({
      ok: false,
      fault: {
        code: "too-long",
        words: {
          fr: `Cette partie compte ${count} réponses ; ${count - 1} au plus se rejouent.`,
          en: `This match has ${count} answers; no more than ${count - 1} are played again.`,
        },
      },
    });
  });

  test("of other rules or cards is played as far as it goes, if the reader wants it", () => {
    expect(open([renumbered])).toMatchObject({ ok: false, fault: { code: "other-rules" } });
    const whole = open([renumbered], { differing: true });
    expect(whole).toMatchObject({ ok: true, differs: { fault: { code: "other-rules" }, answers: count } });
    expect(whole).not.toHaveProperty("differs.stop");
    expect(matchOf(whole).answers).toEqual(match.answers);
  });

  test("of other cards is welcome if it leads to its end: they never came into it", () => {
    const more: Game = { ...skirmish, content: () => "other", physics: 2 };
    const welcome = open([more]);
    expect(welcome).not.toHaveProperty("differs");
    expect(matchOf(welcome).hash()).toBe(match.hash());
  });

  test("of other cards that does not lead to its end says so", () => {
    const other: Game = { ...shorter, rules: skirmish.rules, content: () => "other" };
    expect(open([other])).toMatchObject({ ok: false, fault: { code: "other-content" } });
    expect(open([other], { differing: true })).toMatchObject({
      ok: true,
      differs: { fault: { code: "other-content" }, stop: { code: "illegal-answer" } },
    });
  });

  test("of other rules stands before the first answer that they do not allow", () => {
    const loaded = open([shorter], { differing: true });
    const { number } = matchOf(loaded).page;
    expect(number).toBeGreaterThan(3);
    expect(loaded).toMatchObject({
      ok: true,
      differs: {
        fault: { code: "other-rules" },
        stop: { code: "illegal-answer", answer: number + 1 },
        answers: count,
      },
    });
    expect(matchOf(loaded).answers).toEqual(match.answers.slice(0, number));
  });
});

test("a match of the same rules is never opened in part", () => {
  const { answers, ...rest } = fileOf(match);
  const changed = { ...rest, answers: [...answers, ...answers.slice(0, 1)] };
  expect(matchFromFile(changed, games, { differing: true })).toMatchObject({
    ok: false,
    fault: { code: "illegal-answer" },
  });
});

test("no more than 20,000 answers are played again, unless the reader says otherwise", () => {
  const answers = Array.from({ length: 20_001 }, () => match.answers[0]);
  expect(matchFromFile({ ...fileOf(match), answers }, games)).toMatchObject({
    ok: false,
    fault: { code: "too-long" },
  });
  expect(matchFromFile({ ...fileOf(match), answers }, games, { answers: 30_000 })).toMatchObject({
    ok: false,
    fault: { code: "illegal-answer" },
  });
});

test("a reader may want smaller texts and links than the kernel would take", () => {
  const text = JSON.stringify(fileOf(match));
  expect(matchFromText(text, games, { size: text.length - 1 })).toMatchObject({
    fault: { code: "too-large" },
  });
  const link = linkOf(match);
  expect(matchFromLink(link, games, { size: link.length })).toMatchObject({ fault: { code: "too-large" } });
});
