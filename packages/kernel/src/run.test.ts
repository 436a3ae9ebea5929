import { describe, expect, test } from "vitest";
import { Match, xoroshiro } from "./index.ts";
import { Run } from "./run.ts";
import { amount, choose, gameOf, place, played } from "./testing/situations.ts";

const asking = { seats: "red", prompt: "go-on", rule: "TST-RUN-01" } as const;
const terms = { options: {}, seed: "a test", undo: "free" } as const;

describe("rule code that throws", () => {
  /** Changes the table, rolls, tells, and only then breaks. */
  const breaking = () =>
    played(function* (table) {
      yield* choose(asking, ["first"]);
      table.state.notes.push("before");
      table.tell({ type: "noted", rule: "TST-RUN-01" });
      const answer = yield* choose(asking, ["well", "badly"]);
      table.state.notes.push("after");
      table.reveal({ type: "rolled", rule: "TST-RUN-01", note: table.rng.int(1, 6) });
      if (answer === "badly") throw new Error("a bug in the rules");
      return answer;
    });

  test("leaves the match where it stood", () => {
    const match = breaking();
    match.submit("red", { kind: "choose", option: "first" });
    const [hash, page, { decision }] = [match.hash(), match.page, match];

    expect(() => match.submit("red", { kind: "choose", option: "badly" })).toThrow("a bug in the rules");
    expect(match.state.notes).toEqual(["before"]);
    expect([match.hash(), match.page, match.decision]).toEqual([hash, page, decision]);
  });

  test("leaves a match that can be played on as if nothing had been", () => {
    const [match, other] = [breaking(), breaking()];
    for (const one of [match, other]) one.submit("red", { kind: "choose", option: "first" });
    expect(() => match.submit("red", { kind: "choose", option: "badly" })).toThrow();
    for (const one of [match, other]) one.submit("red", { kind: "choose", option: "well" });
    expect(match.hash()).toBe(other.hash());
    expect(match.pages.map(({ told }) => told)).toEqual(other.pages.map(({ told }) => told));
  });
});

describe("steps", () => {
  test("a rulebook that goes round in circles is stopped", () => {
    const game = { ...gameOf(() => choose(asking, ["never"])), *step() {} };
    expect(() => Match.start(game, terms)).toThrow("one-script: 10000 steps and no question");
  });

  test("many steps may pass before a question", () => {
    const game = gameOf(() => choose(asking, ["done"]));
    const slow: typeof game = {
      ...game,
      *step(table) {
        const rounds = Number(table.state.result) + 1;
        table.state.result = rounds;
        if (rounds >= 10_000) yield* game.step(table);
      },
    };
    expect(Match.start(slow, terms).decision?.prompt).toBe("go-on");
  });

  test("the checkpoint is taken between steps, when it is worth it, and the answers since are kept", () => {
    const words = ["one", "two", "three", "four"];
    const match = played(function* () {
      for (const word of words) yield* choose(asking, [word]);
    });
    expect(match.standing().since).toEqual([]);
    for (const [i, option] of words.entries()) {
      expect(match.standing().since).toHaveLength(i);
      match.submit("red", { kind: "choose", option });
    }
    expect(match.standing()).toMatchObject({ since: [], checkpoint: { state: { over: true } } });
  });

  test("a short step is not worth a copy: its answers are played again", () => {
    const match = played(() => choose(asking, ["one"]));
    match.submit("red", { kind: "choose", option: "one" });
    expect(match.standing()).toMatchObject({ since: match.answers, checkpoint: { state: { over: false } } });
    expect(match.fork().hash()).toBe(match.hash());
  });

  test("a long step does not copy its answers with each of them", () => {
    const game = gameOf(function* () {
      for (;;) yield* choose(asking, ["on"]);
    });
    const rng = xoroshiro.fromSeed("a test");
    const run = new Run(game, {}, xoroshiro, { state: game.setup({}, rng), rng: rng.state() });
    const { since } = run;
    for (let i = 0; i < 10; i++) run.play({ seat: "red", answer: { kind: "choose", option: "on" } });
    expect(run.since).toBe(since);
    expect(since).toHaveLength(10);
  });

  test("what a fork was given does not grow with the match it came from", () => {
    const match = played(function* () {
      for (;;) yield* choose(asking, ["on"]);
    });
    match.submit("red", { kind: "choose", option: "on" });
    const standing = match.standing();
    match.submit("red", { kind: "choose", option: "on" });
    expect(standing.since).toHaveLength(1);
  });
});

describe("what is on record never changes", () => {
  test("although rule code keeps an answer and changes it", () => {
    const zone = [{ shape: "rectangle", x: 0, y: 0, width: 9, height: 9 }] as const;
    const spots = [{ piece: "orc", x: 1, y: 1 }];
    const match = played(function* (table) {
      const [spot] = yield* place({ ...asking, suggestion: spots }, [{ piece: "orc", zone }]);
      table.state.notes.push(spot);
      Object.assign(spot ?? {}, { x: 8 });
    });
    match.submit("red", { kind: "place", spots });
    expect(match.state.notes).toEqual([{ piece: "orc", x: 8, y: 1 }]);
    expect(match.answers).toEqual([{ seat: "red", answer: { kind: "place", spots } }]);
  });

  test("although an event was told with a part of the state in it", () => {
    const match = played(function* (table) {
      const { notes } = table.state;
      yield* choose(asking, ["tell"]);
      table.tell({ type: "told", rule: "TST-RUN-01", note: notes });
      notes.push(yield* amount({ ...asking, min: 1, max: 9 }));
    });
    match.submit("red", { kind: "choose", option: "tell" });
    match.submit("red", { kind: "amount", amount: 5 });
    expect(match.state.notes).toEqual([5]);
    expect(match.pages[1]?.told).toEqual([
      { event: { type: "told", rule: "TST-RUN-01", note: [] }, reveals: false },
    ]);
  });
});

test("a question to somebody who has no seat is a bug, not a table that waits for ever", () => {
  const asking = { seats: "green", prompt: "go-on", rule: "TST-RUN-01" } as const;
  expect(() => played(() => choose(asking, ["yes"]))).toThrow("green");
});
