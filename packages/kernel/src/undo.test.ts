import { describe, expect, test } from "vitest";
import { type Game, Match, matchFromSnapshot, sightOf, snapshotOf } from "./index.ts";
import { choose, gameOf, newSkirmish, type OneScript, played, redDoes } from "./testing/situations.ts";
import { skirmish } from "./testing/skirmish.ts";

const option = (name: string) => ({ kind: "choose", option: name }) as const;
const asking = { seats: "red", prompt: "go-on", rule: "TST-UNDO-01" } as const;
const everybody = ["red", "blue"];

/** How many of the answers could be taken back for free. */
const free = (match: Match) => sightOf(match, "red").undoable;

describe("free undo", () => {
  test("takes back what taught nobody anything, one or several answers", () => {
    const match = newSkirmish();
    const hashes = [match.hash()];
    for (const [seat, name] of [
      ["red", "rest"],
      ["blue", "no"],
      ["blue", "walk"],
    ] as const) {
      match.submit(seat, option(name));
      hashes.push(match.hash());
    }
    expect(free(match)).toBe(3);
    expect(match.undo()).toBeUndefined();
    expect([match.hash(), match.page.number]).toEqual([hashes[2], 2]);
    expect(match.undo(2)).toBeUndefined();
    expect([match.hash(), match.page.number, match.answers]).toEqual([hashes[0], 0, []]);
  });

  test("and the same answer lead to the same place", () => {
    const match = redDoes("walk");
    const there = match.hash();
    expect(match.undo()).toBeUndefined();
    match.submit("red", option("walk"));
    expect(match.hash()).toBe(there);
    expect(match.answers).toEqual([{ seat: "red", answer: option("walk") }]);
  });

  test("and another answer lead elsewhere, with the same dice to come", () => {
    const match = redDoes("walk");
    match.undo();
    match.submit("red", option("strike"));
    expect(match.hash()).toBe(redDoes("strike").hash());
  });

  test("never lets a late answer pass for an answer to another question", () => {
    const match = redDoes("rest");
    const { page } = sightOf(match, "blue");
    match.undo();
    match.submit("red", option("rest"));
    expect(match.submit("blue", option("no"), page)).toMatchObject({ code: "out-of-date" });
    const restored = matchFromSnapshot(snapshotOf(match), [skirmish]);
    expect(restored.ok && restored.match.submit("blue", option("no"), page)).toMatchObject({
      code: "out-of-date",
    });
    expect(match.submit("blue", option("no"), sightOf(match, "blue").page)).toBeUndefined();
  });

  test("does not touch a fork", () => {
    const match = redDoes("walk");
    const fork = match.fork();
    match.undo();
    expect([fork.page.number, fork.hash()]).toEqual([1, redDoes("walk").hash()]);
  });
});

describe("the barrier", () => {
  const barriers: Readonly<Record<string, () => Match>> = {
    "a card whispered to its drawer": () => {
      const match = redDoes("draw");
      match.submit("red", { kind: "amount", amount: 1 });
      return match;
    },
    "a card shown to all": () => {
      const match = redDoes("discard");
      match.submit("red", { kind: "pick", options: match.state.sides.red.hand.slice(0, 1) });
      return match;
    },
    "a flick": () => {
      const match = redDoes("shove");
      match.submit("red", { kind: "flick", piece: "red", vx: 70, vy: 0 });
      return match;
    },
    "a roll of which nothing is told": () => {
      const match = played(function* (table) {
        yield* choose(asking, ["roll"]);
        table.state.notes.push(table.rng.int(1, 6));
        yield* choose(asking, ["go-on"]);
      });
      match.submit("red", option("roll"));
      return match;
    },
    "a roll for all to see": () => redDoes("strike"),
  };

  test.each(Object.entries(barriers))("%s cannot be taken back", (_, behind) => {
    const match = behind();
    const [hash, { page }] = [match.hash(), match];
    expect(free(match)).toBe(0);
    expect(match.undo()?.code).toBe("undo-barrier");
    expect(match.undo(1, everybody)?.code).toBe("undo-barrier");
    expect([match.hash(), match.page]).toEqual([hash, page]);
  });

  test("what whoever answered has only shown to others is taken back if they agree, at every table", () => {
    const match = played(function* (table) {
      yield* choose(asking, ["show"]);
      table.show({ type: "told", rule: "TST-UNDO-01" });
      yield* choose(asking, ["roll"]);
      table.state.notes.push(table.rng.int(1, 6));
      yield* choose(asking, ["go-on"]);
    });
    const before = match.hash();
    match.submit("red", option("show"));
    expect([free(match), match.undo()?.code]).toEqual([0, "undo-consent"]);
    expect(match.undo(1, everybody)).toBeUndefined();
    expect(match.hash()).toBe(before);
    match.submit("red", option("show"));
    match.submit("red", option("roll"));
    expect(match.undo(2, everybody)?.code).toBe("undo-barrier");
  });

  test("what everybody could see coming is none", () => {
    const match = played(function* (table) {
      yield* choose(asking, ["tell"]);
      table.tell({ type: "told", rule: "TST-UNDO-01" });
      yield* choose(asking, ["go-on"]);
    });
    match.submit("red", option("tell"));
    expect(match.undo()).toBeUndefined();
  });

  test("stands behind the answers given since", () => {
    const match = redDoes("draw");
    match.submit("red", { kind: "amount", amount: 1 });
    const barrier = match.hash();
    match.submit("blue", option("rest"));
    match.submit("red", option("no"));
    expect(free(match)).toBe(2);
    expect(match.undo(3)?.code).toBe("undo-barrier");
    expect(match.undo(2)).toBeUndefined();
    expect([match.hash(), free(match)]).toEqual([barrier, 0]);
  });
});

describe("by consent", () => {
  const drawn = (undo: "free" | "consent") => {
    const match = redDoes("draw", { undo });
    match.submit("red", { kind: "amount", amount: 1 });
    return match;
  };

  test.each([[[]], [["red"]], [["blue"]], [["red", "red"]], [["red", "audience"]]])(
    "of %s is not enough",
    (consent) => {
      const match = drawn("consent");
      const before = match.hash();
      expect(match.undo(1, consent)?.code).toBe("undo-consent");
      expect(match.hash()).toBe(before);
    },
  );

  test("of all seats reaches behind the barrier, and the same card comes again", () => {
    const match = drawn("consent");
    const there = match.hash();
    expect(match.undo(1, everybody)).toBeUndefined();
    expect(match.hash()).toBe(redDoes("draw").hash());
    match.submit("red", { kind: "amount", amount: 1 });
    expect(match.hash()).toBe(there);
    expect(match.undo(2, everybody)).toBeUndefined();
    expect(match.hash()).toBe(newSkirmish().hash());
  });

  test("is not needed before the barrier", () => {
    expect(redDoes("walk", { undo: "consent" }).undo()).toBeUndefined();
  });

  test("does nothing where the table did not agree on it beforehand", () => {
    expect(drawn("free").undo(1, everybody)?.code).toBe("undo-barrier");
  });
});

describe("a count of answers", () => {
  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is none", (count) => {
    const match = redDoes("walk");
    expect(match.undo(count)?.code).toBe("out-of-range");
    expect(match.page.number).toBe(1);
  });

  test("must not be greater than the match is long", () => {
    expect(redDoes("walk").undo(2, everybody)?.code).toBe("undo-start");
    expect(newSkirmish().undo()?.code).toBe("undo-start");
  });
});

describe("a long way back", () => {
  /** A match of so many short steps, how it stood before each of them, and how many were played in all. */
  function longMatch(answers: number) {
    const steps = { played: 0 };
    const game: Game<OneScript> = {
      ...gameOf(function* () {}),
      *step({ state }) {
        yield* choose(asking, ["go-on"]);
        steps.played++;
        state.notes.push(state.notes.length);
      },
    };
    const match = Match.start(game, { options: {}, seed: "a test", undo: "free" });
    const hashes = Array.from({ length: answers }, () => {
      const hash = match.hash();
      match.submit("red", option("go-on"));
      return hash;
    });
    return { match, steps, hashes };
  }

  test("leads to every page as it was, and on from there", () => {
    const { match, hashes } = longMatch(500);
    for (const count of [2, 40, 3, 31, 32, 33, 64, 200, 5]) {
      expect(match.undo(count)).toBeUndefined();
      expect(match.hash()).toBe(hashes[match.page.number]);
      match.submit("red", option("go-on"));
      expect(match.hash()).toBe(hashes[match.page.number]);
    }
  });

  test("is not walked from the beginning, not even by a fork", () => {
    const { match, steps } = longMatch(500);
    for (const one of [match, match.fork()]) {
      steps.played = 0;
      for (let i = 0; i < 100; i++) one.undo();
      expect(steps.played).toBeLessThan(100 * 40);
    }
  });

  test("further than the last marks is played again once, and has marks of its own", () => {
    const { match, steps, hashes } = longMatch(500);
    expect(match.undo(400)).toBeUndefined();
    steps.played = 0;
    expect(match.undo(30)).toBeUndefined();
    expect(steps.played).toBeLessThan(40);
    expect(match.hash()).toBe(hashes[70]);
  });
});
