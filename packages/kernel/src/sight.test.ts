import { describe, expect, test, vi } from "vitest";
import { audience, copyOf, type Decision, type Match, sightOf } from "./index.ts";
import { askedFor, choose, newSkirmish, pick, played, redDoes } from "./testing/situations.ts";

const asking = { seats: "red", prompt: "go-on", rule: "TST-SIGHT-01" } as const;
const typesOf = (match: Match, viewer: string, since?: number) =>
  sightOf(match, viewer, since).events.map(({ type }) => type);

describe("the open question", () => {
  const secret = () =>
    played(() => pick({ ...asking, about: { trap: "pit" }, min: 1, max: 1 }, ["my-card", "my-other-card"]));

  test("is seen in full by those who are asked", () => {
    expect(sightOf(secret(), "red").decision).toEqual(secret().decision);
  });

  test.each(["blue", audience, "nobody"])("is hidden from %s, who sees its outline", (viewer) => {
    const { decision, waiting } = sightOf(secret(), viewer);
    expect(decision).toBeUndefined();
    expect(waiting).toStrictEqual({ kind: "pick", seats: ["red"], prompt: "go-on", rule: "TST-SIGHT-01" });
  });

  test.each<Decision["kind"]>(["amount", "flick", "place"])("of kind %s has only an outline too", (kind) => {
    const { decision, waiting } = sightOf(askedFor[kind](), "blue");
    expect(decision).toBeUndefined();
    expect(Object.keys(waiting ?? {}).toSorted()).toEqual(["kind", "prompt", "rule", "seats"]);
  });

  test("asked of several seats, is seen in full by all of them and by nobody else", () => {
    const match = redDoes("rest");
    for (const seat of ["red", "blue"]) expect(sightOf(match, seat).decision).toEqual(match.decision);
    expect(sightOf(match, audience).decision).toBeUndefined();
    expect(sightOf(match, audience).waiting).not.toHaveProperty("options");
  });

  test("is gone when the match is over, and the outcome is there", () => {
    const match = newSkirmish({ position: { ...newSkirmish().state, turn: 30 } });
    expect(sightOf(match, audience)).toMatchObject({
      decision: undefined,
      waiting: undefined,
      outcome: { winners: [], rule: "TST-END-02" },
    });
  });
});

describe("events", () => {
  /** Tells in every way there is, on three pages. */
  const telling = () => {
    const match = played(function* (table) {
      const rule = "TST-SIGHT-01";
      table.tell({ type: "at-the-start", rule });
      yield* choose(asking, ["first"]);
      table.tell({ type: "told", rule });
      table.reveal({ type: "revealed", rule });
      yield* choose(asking, ["second"]);
      table.whisper("red", { type: "to-red", rule });
      table.whisper("blue", { type: "to-blue", rule }, { type: "blue-hears-something", rule });
      table.whisper(["red", "blue"], { type: "to-both", rule });
      table.whisper([], { type: "to-nobody", rule }, { type: "to-all-others", rule });
    });
    for (const option of ["first", "second"]) match.submit("red", { kind: "choose", option });
    return match;
  };

  test("are heard by those they are for; the others hear something else, or nothing", () => {
    expect(typesOf(telling(), "red", 1)).toEqual([
      "to-red",
      "blue-hears-something",
      "to-both",
      "to-all-others",
    ]);
    expect(typesOf(telling(), "blue", 1)).toEqual(["to-blue", "to-both", "to-all-others"]);
    expect(typesOf(telling(), audience, 1)).toEqual(["blue-hears-something", "to-all-others"]);
  });

  test("of the pages after `since`, in order; all of them, if left out", () => {
    const open = ["at-the-start", "told", "revealed"];
    expect(typesOf(telling(), "blue")).toEqual([...open, "to-blue", "to-both", "to-all-others"]);
    expect(typesOf(telling(), "blue", 0)).toEqual([
      "told",
      "revealed",
      "to-blue",
      "to-both",
      "to-all-others",
    ]);
    expect(typesOf(telling(), "blue", 2)).toEqual([]);
  });

  test("after a page that was undone: all of them, and the word to forget what was heard", () => {
    const match = redDoes("walk");
    const { page } = sightOf(match, "blue");
    match.undo();
    expect(sightOf(match, "blue", page)).toMatchObject({ anew: true, events: [] });
    match.submit("red", { kind: "choose", option: "rest" });
    expect(sightOf(match, "blue", page)).toMatchObject({ anew: true, events: [{ action: "rest" }] });
    expect(sightOf(match, "blue", 0)).toMatchObject({ anew: false, events: [{ action: "rest" }] });
  });

  test("of a draw: the cards for one side, their number for all others", () => {
    const match = redDoes("draw");
    const cards = match.state.pile.slice(0, 2);
    match.submit("red", { kind: "amount", amount: 2 });
    expect(sightOf(match, "red", 1).events).toMatchObject([{ type: "drew", cards }]);
    for (const viewer of ["blue", audience]) {
      expect(sightOf(match, viewer, 1).events).toMatchObject([{ type: "drew-some", count: 2 }]);
    }
  });
});

describe("a sight", () => {
  test("holds these fields and no other: neither seed, state nor log", () => {
    const fields = ["anew", "decision", "events", "outcome", "page", "undoable", "view", "viewer", "waiting"];
    expect(Object.keys(sightOf(newSkirmish(), "red")).toSorted()).toEqual(fields);
  });

  test("shows the view of its viewer", () => {
    const match = newSkirmish();
    const { red, blue } = match.state.sides;
    expect(sightOf(match, "red").view.hand).toEqual(red.hand);
    expect(sightOf(match, "blue").view.hand).toEqual(blue.hand);
    expect(sightOf(match, audience).view.hand).toEqual([]);
  });

  test("names the page for the answer, and how many answers could be taken back", () => {
    expect(sightOf(newSkirmish(), "red")).toMatchObject({ viewer: "red", page: 0, undoable: 0 });
    expect(sightOf(redDoes("rest"), "blue")).toMatchObject({ viewer: "blue", page: 1, undoable: 1 });
  });

  test("stays as it is when the match goes on", () => {
    const match = redDoes("shove");
    const sight = sightOf(match, "red");
    const before = copyOf(sight);
    match.submit("red", { kind: "flick", piece: "red", vx: 300, vy: 40 });
    expect(sightOf(match, "red").view).not.toEqual(before.view);
    expect(sight).toEqual(before);
  });

  test("is the viewer's own: what is done to it does not reach the table", () => {
    const match = newSkirmish();
    const before = match.hash();
    Object.assign(sightOf(match, "red").view.counters["blue"] ?? {}, { x: 0 });
    for (const viewer of ["red", "blue"])
      Object.assign(sightOf(match, viewer).decision?.seats ?? [], ["green"]);
    expect(match.hash()).toBe(before);
  });
});

test("of the last page costs the same however long the match is: no other page is looked at", () => {
  const match = newSkirmish();
  match.submit("red", { kind: "choose", option: "walk" });
  const read = vi.fn();
  const { page } = match;
  Object.defineProperty(page, "previous", { get: read });
  expect(sightOf(match, "red", page.serial)).toMatchObject({ undoable: 1, anew: false });
  expect(read).not.toHaveBeenCalled();
});
