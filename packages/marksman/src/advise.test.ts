import { type Disc, flick, type Report, type Shot, strongestSpeed, type Table } from "@ossuaire/flick";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Advice, adviseFlick, type Hand, shaken, shaky, steady, type Task, trained } from "./index.ts";
import { anyTable, at, dice, rock, table, touching } from "./testing/situations.ts";

/** Asks for advice that must exist. */
function advised(task: Partial<Task> & Pick<Task, "table" | "score">): Advice {
  const advice = adviseFlick({
    pieces: ["me"],
    targets: ["target"],
    hand: steady,
    budget: 400,
    random: dice(1),
    ...task,
  });
  if (!advice.ok) throw new Error(advice.code);
  return advice;
}

function played(on: Table, { flick: intended }: Advice): Report {
  const report = flick(on, intended);
  if (!report.ok) throw new Error(report.code);
  return report;
}

/** What really comes of the advice: the mean over many flicks by this hand. */
function outcome(on: Table, { flick: intended }: Advice, hand: Hand, isGood: (report: Report) => boolean) {
  const random = dice(99);
  const plays = Array.from({ length: 200 }, () => flick(on, shaken(intended, hand, random)));
  return plays.filter((report) => report.ok && isGood(report)).length / plays.length;
}

const met =
  (one: string, other: string) =>
  ({ entries }: Report): boolean =>
    entries.some(
      (entry) => entry.kind === "contact" && entry.discs.includes(one) && entry.discs.includes(other),
    );

const anyTask = fc.record({
  table: anyTable(64),
  hand: fc.constantFrom(steady, trained, shaky, { aim: 0, strength: 0 }),
  budget: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 500 })),
  seed: fc.nat(),
});

describe("on any table", () => {
  test("the budget is never exceeded, and what was used is told truly", () => {
    fc.assert(
      fc.property(anyTask, fc.boolean(), ({ table, hand, budget, seed }, isFlat) => {
        const score = vi.fn((shot: Shot) => (isFlat ? 0 : shot.x("d1")));
        const projectile = { id: "p", radius: 6, around: ["d0"], reach: 25 };
        const pieces = ["d0", "d1"];
        const room = table.discs.length < 64 ? { projectile } : {};
        const advice = adviseFlick({ table, pieces, ...room, score, hand, budget, random: dice(seed) });
        expect(score.mock.calls.length).toBeLessThanOrEqual(budget);
        expect(advice).toMatchObject({ ok: true, simulations: score.mock.calls.length });
      }),
      { numRuns: 60 },
    );
  });

  test("the flick is legal as it stands: whole, neither too weak nor limited", () => {
    fc.assert(
      fc.property(anyTask, ({ table, hand, budget, seed }) => {
        const score = (shot: Shot): number => -Math.abs(shot.x("d0") - 100);
        const { flick: intended } = advised({
          table,
          pieces: ["d0"],
          targets: ["d1"],
          score,
          hand,
          budget,
          random: dice(seed),
        });
        const { vx, vy } = intended;
        expect(Number.isInteger(vx) && Number.isInteger(vy)).toBe(true);
        expect(vx * vx + vy * vy).toBeGreaterThanOrEqual(3600);
        expect(vx * vx + vy * vy).toBeLessThanOrEqual(strongestSpeed(table.board) ** 2);
        expect(flick(table, intended)).toMatchObject({ ok: true, limited: false });
      }),
      { numRuns: 60 },
    );
  });

  test("the same numbers give the same advice, whatever was advised before", () => {
    fc.assert(
      fc.property(anyTask, ({ table, hand, budget, seed }) => {
        const ask = () =>
          adviseFlick({
            table,
            pieces: ["d0", "d1"],
            score: touching("d0", "d1"),
            hand,
            budget,
            random: dice(seed),
          });
        const first = ask();
        adviseFlick({ table, pieces: ["d1"], score: () => 1, hand, budget: 20, random: dice(seed + 1) });
        expect(ask()).toEqual(first);
      }),
      { numRuns: 30 },
    );
  });
});

describe("in every engine the same", () => {
  afterEach(() => vi.restoreAllMocks());

  test("nothing is asked of functions that differ between engines, nor of unseeded chance", () => {
    const names = ["sin", "cos", "tan", "atan", "atan2", "pow", "exp", "log", "hypot", "random"] as const;
    for (const name of names) {
      vi.spyOn(Math, name).mockImplementation(() => {
        throw new Error(`Math.${name} was called`);
      });
    }
    const projectile = { id: "p", radius: 6, around: ["me"], reach: 25 };
    const on = table([at("me", 60, 60), at("target", 300, 200), rock("r", 200, 140), at("d", 400, 80)]);
    expect(advised({ table: on, projectile, score: touching("me", "target") }).score).toBeGreaterThan(0);
  });
});

describe("it finds", () => {
  const screen = (x: number, from: number, to: number): Disc[] =>
    Array.from({ length: 1 + Math.floor((to - from) / 35) }, (_, n) => rock(`r${n}`, x, from + 35 * n));

  test("the direct line", () => {
    const on = table([at("me", 60, 60), at("target", 500, 300)]);
    const advice = advised({ table: on, score: touching("me", "target"), budget: 100 });
    expect(advice.score).toBe(1);
    expect(outcome(on, advice, steady, met("me", "target"))).toBeGreaterThan(0.98);
  });

  test("a bank over a wall where the direct line is blocked", () => {
    const on = table([at("me", 150, 250), at("target", 460, 250), ...screen(305, 145, 320)]);
    const advice = advised({ table: on, score: touching("me", "target") });
    expect(advice.score).toBeGreaterThan(0.9);
    expect(outcome(on, advice, steady, met("me", "target"))).toBeGreaterThan(0.9);
    const [first] = played(on, advice).entries;
    expect(first).toMatchObject({ kind: "wall", disc: "me", side: "top" });
  });

  test("a ricochet off an obstacle where there are no walls", () => {
    const on = table(
      [at("me", 220, 185), at("target", 380, 185), ...screen(300, 150, 220), rock("cushion", 300, 60)],
      "open",
    );
    const advice = advised({ table: on, score: touching("me", "target") });
    expect(played(on, advice).entries[0]).toMatchObject({ discs: ["me", "cushion"] });
    expect(outcome(on, advice, steady, met("me", "target"))).toBeGreaterThan(0.5);
  });

  test("the cut that drives the target into another disc", () => {
    const on = table([at("me", 150, 177), at("target", 300, 177), at("victim", 370, 110)], "open");
    const advice = advised({ table: on, targets: ["target", "victim"], score: touching("target", "victim") });
    expect(outcome(on, advice, steady, met("target", "victim"))).toBeGreaterThan(0.9);
  });

  test("the cut that drives the target over an edge beside it, and not another disc behind it", () => {
    const on = table([at("me", 200, 60), at("target", 320, 40), at("friend", 440, 30)], "open");
    const score = (shot: Shot): number =>
      (shot.isOnBoard("target") ? 0 : 1) - (shot.isOnBoard("friend") ? 0 : 1);
    const advice = advised({ table: on, score });
    const { after } = played(on, advice);
    expect(after.discs.map(({ id }) => id)).not.toContain("target");
    expect(after.discs.map(({ id }) => id)).toContain("friend");
    expect(advice.score).toBeGreaterThan(0.8);
  });

  test("the right strength for a place to lie", () => {
    const on = table([at("me", 60, 60), at("target", 560, 300)]);
    const score = (shot: Shot): number => -Math.abs(shot.x("me") - 300) - Math.abs(shot.y("me") - 250);
    const { after } = played(on, advised({ table: on, score, budget: 800 }));
    const me = after.discs.find(({ id }) => id === "me");
    expect(me && Math.abs(me.x - 300) + Math.abs(me.y - 250)).toBeLessThan(30);
  });

  test("which of several pieces to flick", () => {
    const on = table([
      at("me", 100, 100),
      at("other", 300, 300),
      at("target", 360, 300),
      rock("r", 140, 125),
    ]);
    const score = (shot: Shot): number =>
      Math.max(touching("me", "target")(shot), touching("other", "target")(shot));
    expect(advised({ table: on, pieces: ["me", "other"], score, hand: shaky }).flick.disc).toBe("other");
  });
});

describe("a safe flick and a lucky one", () => {
  // Worth two, but between two rocks; worth one, and as broad as a barn door.
  const on = table(
    [
      at("me", 100, 177),
      at("prize", 500, 177, 6),
      rock("r1", 300, 144.5),
      rock("r2", 300, 209.5),
      at("door", 100, 290, 22.5),
    ],
    "open",
  );
  const score = (shot: Shot): number =>
    Math.max(touching("me", "prize", 2)(shot), touching("me", "door", 1)(shot));
  const task = { table: on, score, targets: ["prize", "door"] };

  test.each([1, 2, 3, 4, 5])("a shaky hand takes the safe one (seed %i)", (seed) => {
    const advice = advised({ ...task, hand: shaky, random: dice(seed) });
    expect(met("me", "door")(played(on, advice))).toBe(true);
    expect(advice.score).toBeGreaterThan(0.9);
  });

  test("a perfect hand takes the better one", () => {
    const advice = advised({ ...task, hand: { aim: 0, strength: 0 } });
    expect(met("me", "prize")(played(on, advice))).toBe(true);
    expect(advice.score).toBe(2);
  });

  test("the score tells what the hand may expect", () => {
    const far = table([at("me", 60, 60), at("target", 550, 300)], "open");
    for (const hand of [steady, trained, shaky]) {
      const advice = advised({ table: far, score: touching("me", "target"), hand, budget: 1600 });
      expect(Math.abs(advice.score - outcome(far, advice, hand, met("me", "target")))).toBeLessThan(0.1);
    }
  });
});

describe("at the limits", () => {
  test("a budget of 1 gives a sensible flick", () => {
    const on = table([at("me", 60, 60), at("target", 500, 300)]);
    const advice = advised({ table: on, score: touching("me", "target"), budget: 1 });
    expect(advice).toMatchObject({ score: 1, simulations: 1 });
  });

  test("nothing to hit is no reason not to move", () => {
    const alone = table([at("me", 100, 100)]);
    const { targets: _, ...task } = { targets: [], table: alone, score: (shot: Shot) => shot.x("me") };
    const advice = adviseFlick({ ...task, pieces: ["me"], hand: steady, budget: 100, random: dice(1) });
    expect(advice.ok && played(alone, advice).after.discs[0]?.x).toBeGreaterThan(500);
  });

  test("a budget below 1 is a bug", () => {
    const on = table([at("me", 60, 60)]);
    for (const budget of [0, 0.5, -3, Number.NaN]) {
      expect(() => advised({ table: on, score: () => 0, budget })).toThrow("budget");
    }
  });

  test("what cannot be flicked is passed over, and refused if nothing else is left", () => {
    const discs = [at("me", 100, 100), at("mount", 200, 100, 17.5), rock("rock", 300, 100)];
    const on = { ...table(discs), riders: [{ id: "rider", radius: 9, carrier: "mount" }] };
    const score = () => 0;
    const bound = ["mount", "rider", "rock", "nobody"];
    expect(advised({ table: on, pieces: [...bound, "me"], score }).flick.disc).toBe("me");
    const task = { table: on, score, hand: steady, budget: 10, random: dice(1) };
    expect(adviseFlick({ ...task, pieces: bound })).toEqual({ ok: false, code: "not-flickable", ids: bound });
  });

  test("a table that cannot be played on is refused as the physics refuses it", () => {
    const on = table([at("me", 100, 100), at("other", 101, 100)]);
    const task = { pieces: ["me"], score: () => 0, hand: steady, budget: 10, random: dice(1) };
    expect(adviseFlick({ ...task, table: on })).toEqual({ ok: false, code: "overlap", ids: ["me", "other"] });
  });

  test("a board on which even the strongest flick is weak, and walls that take everything", () => {
    const surface = { slowdown: 1, discs: 0, walls: 0, radii: [12.5] };
    const { board, discs } = table([at("me", 60, 60), at("target", 200, 100)]);
    const on = { board: { ...board, length: 200 + 20, surface }, discs };
    expect(advised({ table: on, score: touching("me", "target"), budget: 200 }).score).toBeGreaterThan(0.5);
  });
});
