import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { oddsOfTest } from "../dice/odds.ts";
import type { State } from "../state.ts";
import { is, put, scene } from "../testing/index.ts";
import { goingWords } from "../words/seen/going.ts";
import type { Pace } from "./journey.ts";
import { type Peril, perilsOf } from "./perils.ts";
import { reachOf } from "./reach.ts";

type Drawn = Parameters<typeof scene>;

/** What the one hero has to reckon with on the way to this square. */
function perils(drawn: Drawn, to: number, pace: Pace): readonly Peril[] {
  const { match } = scene(...drawn).rolling();
  const { view, decision } = sightOf(match, match.decision?.seats[0] ?? "");
  if (decision?.prompt !== "act") throw new Error(`${decision?.prompt} is asked`);
  const way = reachOf(view, decision, pace).find(({ x, y }) => x === to && y === 0)?.way ?? [];
  expect(way).not.toEqual([]);
  return perilsOf(view, decision, way, pace);
}

/** Svein's Agility. */
const agility = (level: number) => oddsOfTest({ level, difficulty: 0, d: 1 });

test("REG-BLOCK-01 a way past an adversary begins with a test, of which the exact chance is seen; REG-MOVE-05 a walk elsewhere has none", () => {
  expect(perils(["vS...", { S: "svein", v: "revenant" }], 2, "walk")).toEqual([
    { kind: "blocked", rule: "REG-BLOCK-01", chance: agility(4) },
  ]);
  expect(perils(["S....", { S: "svein" }], 2, "walk")).toEqual([]);
});

test("REG-BRIDGE-01 onto a bridge one is tested once, however long it is", () => {
  expect(perils(["S.BB.", { S: "svein" }], 4, "walk")).toEqual([
    { kind: "bridge", rule: "REG-BRIDGE-01", chance: agility(4) },
  ]);
});

test("REG-MOVE-05 a run says that no test helps against a trap, and a single square is no run", () => {
  const [run] = perils(["S....", { S: "svein" }], 4, "run");
  expect(run).toEqual({ kind: "run", rule: "REG-MOVE-05", chance: undefined });
  expect(run && goingWords.peril(run).fr).toContain("pièges");
  expect(perils(["S....", { S: "svein" }], 1, "run")).toEqual([]);
});

test("REG-TRAP-01, REG-TRAP-02 a known trap is tested with two levels more; whoever runs onto it is caught", () => {
  const drawn: Drawn = [
    "S....",
    { S: "svein" },
    {
      prepare({ elements }) {
        elements.push({ id: "spikes@2,0", kind: "spikes", x: 2, y: 0, zone: 0 });
      },
    },
  ];
  expect(perils(drawn, 2, "walk")).toEqual([{ kind: "trap", rule: "REG-TRAP-01", chance: agility(6) }]);
  expect(perils(drawn, 2, "run")).toEqual([{ kind: "trap", rule: "REG-TRAP-02", chance: undefined }]);
});

test("REG-TRAP-09 REG-VERDICT-74 a hole that was disarmed is no peril, nor is any trap to whoever flies", () => {
  const holed = (more: { readonly spent?: true }) => (state: State) => put("hole", 2, 0, more)(state);
  const walked = (prepare: (state: State) => void) =>
    perils(["S....", { S: "svein" }, { prepare }], 3, "walk");
  const armed: Drawn = ["S....", { S: "svein" }, { prepare: holed({}) }];
  expect(perils(armed, 2, "walk")).toEqual([{ kind: "trap", rule: "REG-TRAP-01", chance: agility(6) }]);
  expect(walked(holed({ spent: true }))).toEqual([]);
  const flying = (state: State) => {
    holed({})(state);
    is(state, "svein", "flying");
  };
  expect(perils(["S....", { S: "svein" }, { prepare: flying }], 2, "walk")).toEqual([]);
});

test("REG-RULING-64 REG-VERDICT-27 a trap that heroes have laid is no known one to the MJ’s characters", () => {
  const prepare = (state: State) => put("spikes", 2, 0, { laid: "heroes" })(state);
  const table = scene("v...S", { v: "spider", S: "svein" }, { prepare }).rolling();
  table.play("end");
  const { view, decision } = sightOf(table.match, "mj");
  if (decision?.prompt !== "act") throw new Error(`${decision?.prompt} is asked`);
  const way = [
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ];
  expect(perilsOf(view, decision, way, "walk")).toEqual([
    { kind: "trap", rule: "REG-TRAP-01", chance: agility(5) },
  ]);
});

test("REG-TRAP-01 REG-TRAP-02 REG-SKILL-11 of an odd way the last square is walked, and a trap there tested; who runs three squares is caught", () => {
  const prepare = (state: State) => put("spikes", 3, 0)(state);
  expect(perils(["S.....", { S: "svein" }, { prepare }], 3, "run")).toEqual([
    { kind: "trap", rule: "REG-TRAP-01", chance: agility(6) },
  ]);
  expect(perils(["G.....", { G: "liutgarde" }, { prepare }], 3, "run")).toEqual([
    { kind: "trap", rule: "REG-TRAP-02", chance: undefined },
  ]);
});

test("REG-BRIDGE-03 nobody runs onto a bridge: a way of one square and a bridge is walked, and risks nothing hidden", () => {
  expect(perils(["S.B.", { S: "svein" }], 2, "run")).toEqual([
    { kind: "bridge", rule: "REG-BRIDGE-01", chance: agility(4) },
  ]);
});
