import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { State } from "../state.ts";
import { face, is, scene } from "../testing/index.ts";
import { frighten } from "./fear.ts";

// Svein: Will 4. A revenant causes fear 1.
const two = { S: "svein", v: "revenant" };
const scary = { isFrightening: true } as const;

test("REG-FEAR-01 REG-FEAR-02 REG-FEAR-03 a Will test against the fear level of an adversary in sight, at the start of each turn", () => {
  const { events, play, question } = scene("S...v", two, scary).rolling(face(4, 1), 0, face(4, 1), 5);
  expect(events("tested")).toMatchObject([
    { rule: "REG-FEAR-02", who: "svein", of: "will", level: 4, difficulty: 1, passed: true },
  ]);
  play("end", "end");
  expect(events("tested")).toHaveLength(2);
  expect(question("act").about.actions).toBe(4);
});

test("REG-FEAR-04 REG-RULING-88 who fails loses 1 P.Action for this turn; destiny may save it", () => {
  const { play, events, who } = scene("S...v", two, scary).rolling(face(4, "X"), 5);
  play("no");
  expect(events("afraid")).toMatchObject([{ rule: "REG-FEAR-04", who: "svein" }]);
  expect(who("svein").actions).toBe(3);
});

test("REG-FEAR-03 what is out of sight frightens nobody", () => {
  expect(scene("S.P.v", two, scary).rolling().events("tested")).toEqual([]);
});

test("REG-FEAR-05 several sources: one test, against the highest", () => {
  const prepare = (state: State) => frighten(state, characterOf(state, "svein"), "test", 3);
  const { events, play } = scene("S...v", two, { ...scary, prepare }).rolling(face(4, 1), 2, face(4, 1), 0);
  expect(events("tested").map(({ difficulty }) => difficulty)).toEqual([3]);
  play("end", "end");
  expect(events("tested").map(({ difficulty }) => difficulty)).toEqual([3, 1]);
});

test("REG-RULING-88 REG-SKILL-08 the immune do not throw", () => {
  expect(scene("A...v", { A: "aude", v: "revenant" }, scary).rolling().events("tested")).toEqual([]);
});

test("REG-FEAR-01 MJ characters fear as well: an ally revenant, for instance", () => {
  const prepare = (state: State) => {
    const ally = characterOf(state, "revenant-1");
    ally.side = "heroes";
    ally.seat = "svein";
    is(state, "heroes", "fearless");
  };
  const table = scene("S.v.u", { ...two, u: "revenant" }, { ...scary, prepare }).rolling(face(3, 1), 5);
  table.pick(["svein", "revenant-1"]);
  table.play("end", "end");
  expect(table.events("tested")).toMatchObject([{ who: "revenant-2", difficulty: 1 }]);
});

test("REG-COWARD-01 a coward fails without dice", () => {
  const prepare = (state: State) => is(state, "svein", "coward");
  const { events, who } = scene("S...v", two, { ...scary, prepare }).rolling();
  expect(events("tested")).toEqual([]);
  expect(events("afraid")).toMatchObject([{ rule: "REG-COWARD-01" }]);
  expect(who("svein").actions).toBe(3);
});

test("REG-RULING-02 who lies on the ground takes no fear test", () => {
  const prepare = (state: State) => {
    const svein = characterOf(state, "svein");
    svein.pv = [-1];
    svein.states.ground = 1;
  };
  const table = scene("SA..v", { ...two, A: "aude" }, { ...scary, prepare }).rolling();
  expect(table.events("tested")).toEqual([]);
});
