import { expect, test } from "vitest";
import type { Element, State } from "../state.ts";
import { face, put, scene } from "../testing/index.ts";
import { makeThing } from "../things.ts";
import { viewOf } from "../view-of.ts";
import { takesEffect } from "./limits.ts";

/** Svein beside a trap, hidden unless told. */
const beside = (kind: string, more: Partial<Element> = { hidden: true }, blunted = false) =>
  scene("S...", { S: "svein" }, { options: { blunted }, prepare: put(kind, 1, 0, more) });

/** Agility of Svein is 4. */
const agile = 4;

test("REG-TRAP-01 REG-TRAP-03 REG-TRAP-04 REG-RULING-07 a walker tests Agility; passed, it goes on, and the trap is gone", () => {
  const { play, at, events, match, who } = beside("spikes").rolling(face(agile, 1), 0);
  play("walk:1,0");
  expect(events("tested")).toMatchObject([{ of: "agility", difficulty: 0, level: agile, passed: true }]);
  expect(at("svein")).toEqual([1, 0]);
  expect(who("svein").pv).toEqual([28]);
  expect(match.state.elements).toEqual([]);
});

test("REG-TRAP-06 REG-TRAP-15 REG-RULING-35 spikes do 5D damage, lessened by Endurance and armour", () => {
  const { play, who, events } = beside("spikes").rolling(face(agile, "X"), 5, 5, 5, 5, 5, 5);
  play("walk:1,0", "no");
  expect(events("threw")).toMatchObject([{ total: 25 }]);
  expect(who("svein").pv).toEqual([28 - (25 - 7)]);
});

test("REG-TRAP-02 REG-MOVE-05 a runner is caught without a test", () => {
  const { play, events } = beside("spikes").rolling(1, 0, 0, 0, 0);
  play("run:1,0");
  expect(events("tested")).toEqual([]);
  expect(events("threw")).toMatchObject([{ total: 1 }]);
});

test("REG-TRAP-07 a detected trap is tested with 2 levels more", () => {
  const { play, events } = beside("spikes", {}).rolling(face(agile + 2, 2), 0);
  play("walk:1,0");
  expect(events("tested")).toMatchObject([{ level: agile + 2 }]);
});

test("REG-TRAP-10 REG-DRAW-04 undetected traps are seen by the MJ alone, and the square is floor", () => {
  const { options, match } = beside("hole").rolling();
  expect(options()).toContain("walk:1,0");
  expect(viewOf(match.state, "svein").elements).toEqual([]);
  expect(viewOf(match.state, "audience").elements).toEqual([]);
  expect(viewOf(match.state, "mj").elements).toMatchObject([{ kind: "hole" }]);
});

const fall = [1, 1, 1, 1, 1, 1];

test("REG-TRAP-11 REG-TRAP-12 REG-VERDICT-74 who falls into a hole loses 6D PV, and its turn ends", () => {
  const { play, who, match } = beside("hole").rolling(face(agile, "X"), 5, ...fall);
  play("walk:1,0", "no");
  expect(who("svein")).toMatchObject({ pv: [28 - 6], x: 1, y: 0 });
  expect(who("svein").states.hole).toBeDefined();
  // Alone on the board: three P.Action were left.
  expect(match.state.round).toBe(2);
});

test("REG-TRAP-13 REG-TRAP-14 REG-VERDICT-26 it misses a whole turn, then stands on the side of its choice", () => {
  const { play, at, match, options, who } = beside("hole").rolling(face(agile, "X"), 5, ...fall);
  play("walk:1,0", "no");
  // Alone on the board, Svein misses the second round, and chooses at its end.
  expect(match.state.round).toBe(2);
  expect(options()).toEqual(["0,0", "2,0"]);
  play("2,0");
  expect(at("svein")).toEqual([2, 0]);
  expect(who("svein").states.hole).toBeUndefined();
  expect(match.state.round).toBe(3);
});

test("REG-TRAP-05 REG-VERDICT-75 a hole stays open; who passes the test is put beside it, at no cost", () => {
  const { play, at, options, who } = beside("hole").rolling(face(agile, 1), 0);
  play("walk:1,0");
  expect(options()).toEqual(["0,0", "2,0"]);
  play("2,0");
  expect(at("svein")).toEqual([2, 0]);
  expect(who("svein").actions).toBe(3);
  expect(options()).not.toContain("walk:1,0");
});

test("REG-LEVEL-01 blunted traps do 3D", () => {
  const hole = beside("hole", { hidden: true }, true).rolling(face(agile, "X"), 5, 1, 1, 1);
  hole.play("walk:1,0", "no");
  expect(hole.who("svein").pv).toEqual([25]);
  const spikes = beside("spikes", { hidden: true }, true).rolling(face(agile, "X"), 5, 5, 5, 5);
  spikes.play("walk:1,0", "no");
  expect(spikes.events("threw")).toMatchObject([{ dice: [5, 5, 5] }]);
});

test("REG-VERDICT-74 REG-RULING-30 who flies sets off no trap", () => {
  const { play, at, events } = scene(
    "S...",
    { S: "svein" },
    {
      prepare(state) {
        put("spikes", 1, 0, { hidden: true })(state);
        const is = { kind: "is", quality: "flying" } as const;
        takesEffect(state, "svein", "test", is, { kind: "game" });
      },
    },
  ).rolling();
  play("walk:1,0");
  expect(at("svein")).toEqual([1, 0]);
  expect(events("trap")).toEqual([]);
});

test("REG-VERDICT-27 traps work on MJ characters too, which know those of the MJ", () => {
  const { play, events } = scene(
    "S#.v",
    { S: "svein", v: "revenant" },
    {
      prepare: put("spikes", 2, 0, { hidden: true }),
    },
  ).rolling(0, 5, 0, 0, 0, 0, 0);
  play("end", "walk:2,0");
  const [tested] = events("tested");
  expect(tested).toMatchObject({ who: "revenant-1", test: "trap" });
});

test("REG-VERDICT-27 who jumps, steps over the dead or is shoved onto a trap sets it off too, and may test", () => {
  const spikes = (x: number) => ({ prepare: put("spikes", x, 0, { hidden: true }) });
  const passes = [face(agile, 1), 5];
  const jumper = scene("S...", { S: "svein" }, spikes(2)).rolling(face(agile, 1), 5, ...passes);
  jumper.play("jump:2,0");
  expect(jumper.events("tested").map(({ test: why }) => why)).toEqual(["jump", "trap"]);
  const crusher = scene("Sr.", { S: "svein", r: "rat" }, spikes(1)).rolling(face(6, 3), 5, 5, ...passes);
  crusher.play("strike:rat-1", "yes");
  expect(crusher.events("tested")).toMatchObject([{ who: "svein", test: "trap", passed: true }]);
  // Revenants have Agility 1. It knows the traps of the MJ, and has 2 levels more.
  const shover = scene("Sv.", { S: "svein", v: "revenant" }, spikes(2)).rolling(face(5, 2), 5, face(3, 1), 5);
  shover.play("shove:revenant-1");
  expect(shover.events("tested").at(-1)).toMatchObject({ who: "revenant-1", test: "trap", level: 3 });
});

test("REG-DISARM-01 REG-DISARM-02 REG-DISARM-03 REG-TRAP-08 a detected trap beside is disarmed by a Dexterity test of 3", () => {
  expect(beside("spikes").rolling().options()).not.toContain("disarm:1,0");
  const { play, events, who, match } = beside("spikes", {}).rolling(face(3, 1), 5);
  play("disarm:1,0");
  expect(events("tested")).toMatchObject([{ of: "dexterity", difficulty: 3, passed: true }]);
  expect(who("svein").actions).toBe(3);
  expect(match.state.elements).toEqual([]);
});

test("REG-DISARM-04 REG-TRAP-09 REG-RULING-63 failure sets nothing off; a disarmed hole stays covered for good", () => {
  const { play, at, events, options } = beside("hole", {}).rolling(face(3, 1), 0, face(3, 1), 5);
  play("disarm:1,0", "no");
  expect(events("trap")).toEqual([]);
  play("disarm:1,0", "walk:1,0");
  expect(at("svein")).toEqual([1, 0]);
  expect(events("trap")).toEqual([]);
  expect(options()).not.toContain("disarm:1,0");
});

const trapper = (drawing: string, cast: Parameters<typeof scene>[1]) =>
  scene(drawing, cast, {
    prepare(state: State) {
      makeThing(state, "spike-trap", { kind: "carried", by: "svein" });
    },
  });

test("REG-LAY-01 REG-LAY-02 REG-LAY-03 REG-RULING-64 a trap that was bought is laid on an empty square beside, for 2 P.Action", () => {
  expect(
    scene("S.", { S: "svein" })
      .rolling()
      .options()
      .filter((id) => id.startsWith("lay")),
  ).toEqual([]);
  const { play, who, match, options } = trapper("S..", { S: "svein" }).rolling();
  const [lay = ""] = options().filter((id) => id.startsWith("lay-trap:1,0"));
  play(lay);
  expect(who("svein").actions).toBe(2);
  expect(match.state.elements).toMatchObject([{ kind: "spikes", x: 1, y: 0, laid: "heroes" }]);
  expect(options().filter((id) => id.startsWith("lay-trap"))).toEqual([]);
});

test("REG-LAY-04 REG-RULING-64 the PJ know it, MJ characters do not", () => {
  const { play, options, events } = trapper("S..v", { S: "svein", v: "revenant" }).rolling(
    0,
    5,
    0,
    0,
    0,
    0,
    0,
  );
  const [lay = ""] = options().filter((id) => id.startsWith("lay-trap:1,0"));
  play(lay, "end", "walk:2,0", "walk:1,0");
  const [tested] = events("tested");
  const known = scene(
    "S#.v",
    { S: "svein", v: "revenant" },
    {
      prepare: put("spikes", 2, 0, { hidden: true }),
    },
  ).rolling(0, 5, 0, 0, 0, 0, 0);
  known.play("end", "walk:2,0");
  expect((known.events("tested")[0]?.level ?? 0) - (tested?.level ?? 0)).toBe(2);
});

test("REG-SKILL-14 a trap breaker sees hidden traps beside it, also between the steps of a run", () => {
  const { play, match, options } = scene(
    "I...",
    { I: "isengrin" },
    {
      prepare: put("hole", 2, 0, { hidden: true }),
    },
  ).rolling();
  play("run:1,0");
  expect(match.state.elements[0]?.hidden).toBeUndefined();
  expect(options()).toContain("2,0");
});

test("REG-LAY-03 REG-RULING-64 a trap laid on a hidden one of its kind is another one, and tells nobody of it", () => {
  const seen = (hidden: boolean) => {
    const { play, options, match } = scene(
      "S..",
      { S: "svein" },
      {
        prepare(state) {
          makeThing(state, "spike-trap", { kind: "carried", by: "svein" });
          if (hidden) put("spikes", 1, 0, { hidden: true })(state);
        },
      },
    ).rolling();
    play(options().find((id) => id.startsWith("lay-trap:1,0")) ?? "");
    const ids = match.state.elements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(hidden ? 2 : 1);
    return viewOf(match.state, "svein").elements;
  };
  expect(seen(true)).toEqual(seen(false));
  expect(seen(true)).toHaveLength(1);
});
