import { describe, expect, test } from "vitest";
import { copyOf, finishRandomly, Match, type Seat } from "./index.ts";
import { scriptedDice, testRng } from "./testing/index.ts";
import { newSkirmish, redDoes } from "./testing/situations.ts";
import { type Skirmish, skirmish } from "./testing/skirmish.ts";

const option = (name: string) => ({ kind: "choose", option: name }) as const;

/** A skirmish whose shuffle leaves the cards as they are, and whose dice fall like this. */
function withRolls(...pips: readonly number[]): Match<Skirmish> {
  const shuffle = Array.from({ length: 19 }, (_, i) => 19 - i);
  const dice = scriptedDice([...shuffle, ...pips]);
  return Match.start(skirmish, { options: { cards: 20 }, seed: "", undo: "free" }, dice);
}

describe("the log", () => {
  test("holds every answer with who gave it, in order", () => {
    const match = newSkirmish();
    match.submit("red", option("rest"));
    match.submit("blue", option("yes"));
    match.submit("blue", option("draw"));
    expect(match.answers).toEqual([
      { seat: "red", answer: option("rest") },
      { seat: "blue", answer: option("yes") },
      { seat: "blue", answer: option("draw") },
    ]);
  });

  test("has one page an answer, and a first one without", () => {
    const match = redDoes("rest");
    expect(match.pages.map(({ number, submission }) => [number, submission?.seat])).toEqual([
      [0, undefined],
      [1, "red"],
    ]);
    expect(match.pages.at(-1)).toEqual({ ...match.page, told: match.told });
    expect(match.pages[0]).toMatchObject({ ...match.page.previous });
  });

  test("keeps on each page what was told because of its answer", () => {
    const match = withRolls(6);
    match.submit("red", option("strike"));
    match.submit("blue", option("take-it"));
    expect(match.pages.map(({ told }) => told.map(({ event }) => event.type))).toEqual([
      [],
      ["acts", "rolled"],
      ["hit"],
    ]);
  });
});

describe("a question to several seats", () => {
  test.each<Seat>(["red", "blue"])("is answered by %s", (seat) => {
    const match = redDoes("rest");
    expect(match.decision?.seats).toEqual(["red", "blue"]);
    expect(match.submit(seat, option("no"))).toBeUndefined();
    expect(match.decision).toMatchObject({ seats: ["blue"], prompt: "which-action" });
  });

  test("is answered once: who comes second is told so", () => {
    const match = redDoes("rest");
    const { number } = match.page;
    match.submit("red", option("no"), number);
    expect(match.submit("blue", option("yes"), number)?.code).toBe("out-of-date");
    expect(match.page.number).toBe(number + 1);
  });
});

describe("an interrupt", () => {
  test("asks the other side in the middle of an action, and the action goes on", () => {
    const match = withRolls(4);
    match.submit("red", option("strike"));
    expect(match.decision).toMatchObject({ seats: ["blue"], prompt: "dodge", rule: "TST-STRIKE-02" });
    expect(match.state.turn).toBe(0);
    match.submit("blue", option("take-it"));
    expect(match.state).toMatchObject({ turn: 1, sides: { blue: { lives: 2 } } });
  });

  test("can turn the action aside", () => {
    const match = withRolls(4);
    match.submit("red", option("strike"));
    match.submit("blue", option("dodge"));
    expect(match.state.sides.blue).toMatchObject({ lives: 3, hand: ["card-3", "card-4"] });
    expect(match.state.discard).toEqual(["card-5"]);
  });

  test("does not come when the roll was low", () => {
    const match = withRolls(3);
    match.submit("red", option("strike"));
    expect(match.decision).toMatchObject({ seats: ["blue"], prompt: "which-action" });
  });
});

describe("the page of an answer", () => {
  test("must be the last one", () => {
    const match = redDoes("rest");
    for (const page of [0, 2, -1, Number.NaN]) {
      expect(match.check("red", option("no"), page)?.code).toBe("out-of-date");
    }
    expect(match.check("red", option("no"), 1)).toBeUndefined();
  });
});

describe("the end", () => {
  test("leaves no question, and names the winners and the rule", () => {
    const match = newSkirmish({ position: { ...newSkirmish().state, turn: 29 } });
    expect(match.outcome).toBeUndefined();
    match.submit("blue", option("rest"));
    match.submit("red", option("no"));
    expect(match.decision).toBeUndefined();
    expect(match.outcome).toEqual({ winners: [], rule: "TST-END-02" });
  });
});

describe("a fork", () => {
  test("stands at the same point and goes its own way", () => {
    const match = redDoes("walk");
    const fork = match.fork();
    expect(fork.hash()).toBe(match.hash());
    expect(fork.answers).toEqual(match.answers);

    const [hash, state] = [match.hash(), copyOf(match.state)];
    finishRandomly(fork, testRng("the fork"));
    expect([match.hash(), match.state, match.page.number]).toEqual([hash, state, 1]);
    expect(match.decision?.prompt).toBe("walk");
  });

  test("is not touched by what its origin does", () => {
    const match = redDoes("walk");
    const fork = match.fork();
    const hash = fork.hash();
    finishRandomly(match, testRng("the origin"));
    expect([fork.hash(), fork.page.number, fork.outcome]).toEqual([hash, 1, undefined]);
  });

  test("rolls the same dice", () => {
    const match = newSkirmish();
    const fork = match.fork();
    for (const one of [match, fork]) finishRandomly(one, testRng("the same player"));
    expect(fork.hash()).toBe(match.hash());
    expect(fork.pages.map(({ told }) => told)).toEqual(match.pages.map(({ told }) => told));
  });
});

describe("the terms", () => {
  test("the same seed gives the same match, another seed another", () => {
    const [one, same, other] = ["s", "s", "t"].map((seed) => newSkirmish({ seed }));
    expect(same?.hash()).toBe(one?.hash());
    expect(other?.hash()).not.toBe(one?.hash());
  });

  test("a position takes the place of the set-up", () => {
    const position = copyOf(newSkirmish().state);
    position.turn = 7;
    position.sides.blue.lives = 1;
    const match = newSkirmish({ position });
    expect(match.state).toEqual(position);
    expect(match.decision?.seats).toEqual(["blue"]);
  });

  test("a match does not change with what it was set up from, nor the other way round", () => {
    const position = copyOf(newSkirmish().state);
    const match = newSkirmish({ position });
    const before = match.hash();
    position.pile.length = 0;
    expect(match.fork().hash()).toBe(before);

    match.submit("red", option("rest"));
    expect(match.undo()).toBeUndefined();
    expect(match.hash()).toBe(before);
    expect(position.turn).toBe(0);
  });
});
