import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  copyOf,
  finishRandomly,
  type Game,
  hashOf,
  type Match,
  matchFromSnapshot,
  playRandomly,
  sightOf,
  snapshotOf,
} from "./index.ts";
import { testRng } from "./testing/index.ts";
import { newSkirmish, redDoes } from "./testing/situations.ts";
import { skirmish } from "./testing/skirmish.ts";

const games: readonly Game[] = [skirmish];

function restored(match: Match): Match {
  const loaded = matchFromSnapshot(JSON.parse(JSON.stringify(snapshotOf(match))), games);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  return loaded.match;
}

function faultOf(input: unknown) {
  const loaded = matchFromSnapshot(input, games);
  return loaded.ok ? undefined : loaded.fault;
}

/** In the middle of an action, with some pages behind it. */
function somewhere() {
  const match = newSkirmish();
  const rng = testRng("somewhere");
  while (match.page.number < 20 || match.decision?.prompt === "which-action") playRandomly(match, rng);
  return match;
}

describe("a snapshot", () => {
  test("brings the match back, at every point of a game", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const match = newSkirmish({ seed });
        const rng = testRng(`player of ${seed}`);
        for (;;) {
          const back = restored(match);
          expect(back.hash()).toBe(match.hash());
          expect(back.answers).toEqual(match.answers);
          expect(sightOf(back, "red")).toEqual(sightOf(match, "red"));
          if (match.decision === undefined) return;
          playRandomly(match, rng);
        }
      }),
      { numRuns: 5 },
    );
  });

  test("goes on as the match would have gone on", () => {
    const match = somewhere();
    const back = restored(match);
    for (const one of [match, back]) finishRandomly(one, testRng("the rest"));
    expect(back.hash()).toBe(match.hash());
    expect(back.pages.map(({ told, learned }) => [told, learned])).toEqual(
      match.pages.map(({ told, learned }) => [told, learned]),
    );
  });

  test("keeps the barrier of undo, and the way back to it", () => {
    const back = restored(redDoes("walk"));
    expect(back.undo()).toBeUndefined();
    expect(back.hash()).toBe(newSkirmish().hash());
    expect(restored(redDoes("strike")).undo()?.code).toBe("undo-barrier");
  });

  test("takes along a match that began in the middle", () => {
    const position = { ...copyOf(newSkirmish().state), turn: 11 };
    const match = newSkirmish({ position });
    expect(restored(match).hash()).toBe(match.hash());
  });

  test("of the first version, with all that was told, still opens", () => {
    const match = somewhere();
    const { seal: _, told: __, pages, since, ...same } = snapshotOf(match);
    const told = match.pages.map((page) => page.told);
    const older = {
      ...same,
      version: 1,
      since: since.length,
      pages: pages.map((page, n) => ({ ...page, told: told[n] })),
    };
    const loaded = matchFromSnapshot({ ...older, seal: hashOf(older) }, games);
    if (!loaded.ok) throw new Error(loaded.fault.words.en);
    expect(snapshotOf(loaded.match)).toEqual(snapshotOf(match));
    expect(sightOf(loaded.match, "red")).toEqual(sightOf(match, "red"));
    expect(faultOf({ ...older, seal: hashOf(match) })?.code).toBe("damaged");
  });

  test("is a copy: it stays as it is when the match goes on, and the match when it is changed", () => {
    const match = redDoes("shove");
    const snapshot = snapshotOf(match);
    const before = copyOf(snapshot);
    const loaded = matchFromSnapshot(snapshot, games);
    match.submit("red", { kind: "flick", piece: "red", vx: 99, vy: 0 });
    expect(snapshot).toEqual(before);
    snapshot.checkpoint.state.pile.length = 0;
    expect(loaded.ok && loaded.match.fork().hash()).toBe(redDoes("shove").hash());
  });
});

describe("a snapshot is refused:", () => {
  const snapshot = snapshotOf(somewhere());
  const sealedBy = (game: Partial<typeof skirmish>) =>
    matchFromSnapshot(snapshot, [{ ...skirmish, ...game }]);

  test("of another version", () => {
    expect(faultOf({ ...snapshot, version: 3 })).toMatchObject({
      code: "other-version",
      words: { en: expect.stringContaining("(3)") },
    });
  });

  test.each([
    ["unknown-game", { id: "chess" }],
    ["other-rules", { rules: 2 }],
  ])("%s", (code, game) => {
    expect(sealedBy(game)).toMatchObject({ ok: false, fault: { code } });
  });

  test.each([undefined, null, 3, "snapshot", [], {}, { format: "ossuaire-match", version: 1 }])(
    "%j",
    (input) => {
      expect(faultOf(input)?.code).toBe("not-a-match");
    },
  );

  test.each<unknown>([undefined, null, "1", {}, { toString: 1 }, 1n])(
    "of no version at all: %o",
    (version) => {
      expect(faultOf({ ...snapshot, version })).toMatchObject({
        code: "not-a-match",
        words: { en: expect.stringContaining("“version”") },
      });
    },
  );

  test.each(Object.keys(snapshot).filter((name) => name !== "format" && name !== "version"))(
    "with another “%s” than it was sealed with",
    (name) => {
      expect(faultOf({ ...snapshot, [name]: "another" })?.code).toBe("damaged");
      const { [name]: _, ...rest }: Record<string, unknown> = { ...snapshot };
      expect(faultOf(rest)?.code).toBe("damaged");
    },
  );

  test("with a card slipped in, deep inside", () => {
    const changed = copyOf(snapshot);
    changed.checkpoint.state.sides.red.hand.push("card-99");
    expect(faultOf(changed)?.code).toBe("damaged");
  });

  test("with anything in it that is no plain data", () => {
    const ring: Record<string, unknown> = {};
    ring["ring"] = ring;
    const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    for (const strange of [1n, ring, deep]) {
      expect(faultOf({ ...snapshot, pages: strange })?.code).toBe("damaged");
    }
  });

  /** With a seal of its own: no damage, but nonsense. */
  const sealed = (changes: object) => {
    const { seal: _, ...content } = { ...snapshot, ...changes };
    return { ...content, seal: hashOf(content) };
  };
  const { pages, checkpoint, terms } = snapshot;
  const [first, ...rest] = pages;

  test.each<[string, object]>([
    ["without pages", { pages: [] }],
    ["with pages that are none", { pages: [1, 2] }],
    ["with a first page that has an answer", { pages: rest }],
    ["with a page without an answer", { pages: [first, first] }],
    ["with pages that have no list", { pages: {} }],
    ["with pages in the wrong order", { pages: [first, ...rest.toReversed()] }],
    [
      "with more answers since than there are",
      { since: [...rest, ...rest].map(({ submission }) => submission) },
    ],
    ["with half an answer since", { since: [{ seat: "red" }] }],
    ["with a number of answers since, as the first version had it", { since: 1 }],
    ["with something told that is no event", { told: [{ event: "shove", reveals: false }] }],
    [
      "with something told to a number",
      { told: [{ event: { type: "a", rule: "b" }, to: 1, reveals: false }] },
    ],
    ["with a brief and more pages", { pages: [{ ...first, brief: { number: 7, undoable: 0 } }, ...rest] }],
    ["with a brief of no page", { pages: [{ ...first, brief: { number: -1, undoable: 0 } }] }],
    ["with a brief after half an answer", { pages: [{ ...first, brief: { number: 0.5, undoable: 0 } }] }],
    [
      "with a brief after fewer answers than came since",
      { pages: [{ ...first, brief: { number: 0, undoable: 0 } }] },
    ],
    ["with a brief that does not say where", { pages: [{ ...first, brief: true }] }],
    ["without a checkpoint", { checkpoint: null }],
    ["with a checkpoint that has no state", { checkpoint: { rng: checkpoint.rng } }],
    ["with an empty state", { checkpoint: { ...checkpoint, state: {} } }],
    ["with a state of another game", { checkpoint: { ...checkpoint, state: { board: [1, 2, 3] } } }],
    ["without chance", { checkpoint: { ...checkpoint, rng: [] } }],
    ["with chance that is no number", { checkpoint: { ...checkpoint, rng: ["a", "b", "c", "d"] } }],
    ["without terms", { terms: 7 }],
    ["with terms without a seed", { terms: { ...terms, seed: undefined } }],
    ["with a number for a game", { game: 7 }],
    ["with a serial that its pages passed long ago", { serial: 0 }],
  ])("sealed, %s", (_, changes) => {
    expect(faultOf(sealed(changes))).toMatchObject({
      words: { fr: expect.any(String), en: expect.any(String) },
    });
  });

  test("sealed, with options that the game does not have", () => {
    expect(faultOf(sealed({ terms: { ...terms, options: "many" } }))?.code).toBe("bad-options");
  });

  test("sealed, with anything in one of its fields", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(snapshot)), fc.jsonValue(), (name, value) => {
        fc.pre(!(name in { seal: 1, serial: 1, content: 1, since: 1, told: 1 }));
        expect(faultOf(sealed({ [name]: value }))).toBeDefined();
      }),
      { numRuns: 300 },
    );
  });

  test("that throws, lies or never ends when it is looked at", () => {
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    const throwing = Object.defineProperty([], "0", {
      get() {
        throw new Error("hands off");
      },
    });
    expect(faultOf(revoked.proxy)).toBeDefined();
    for (const pages of [revoked.proxy, new Array(4e9), Symbol("pages"), throwing]) {
      expect(faultOf({ ...snapshot, pages })?.code).toBe("damaged");
    }
  });

  test("anything", () => {
    const { format, version } = snapshot;
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(faultOf(input)).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.anything(), (fields, seal) => {
        expect(faultOf({ ...fields, format, version, seal })?.code).toBe("damaged");
      }),
    );
  });
});
