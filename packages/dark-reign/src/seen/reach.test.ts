import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import type { DeedQuestion } from "../asked/deed.ts";
import type { Question } from "../questions.ts";
import { face, scene } from "../testing/index.ts";
import type { View } from "../view.ts";
import { isCalm, stepAlong } from "./journey.ts";
import { type Reach, reachOf } from "./reach.ts";

type Drawn = Parameters<typeof scene>;

function asked(...drawn: Drawn): { readonly view: View; readonly question: DeedQuestion } {
  const { match } = scene(...drawn).rolling();
  const { view, decision } = sightOf(match, "svein");
  return { view, question: acting(decision) };
}

function acting(question: Question | undefined): DeedQuestion {
  if (question?.prompt !== "act") throw new Error(`${question?.prompt} is asked`);
  return question;
}

const at = (all: readonly Reach[], x: number, y: number) => all.find((one) => one.x === x && one.y === y);

test("REG-MOVE-04 two squares cost 1 P.Action, and nothing farther than all of them is reached", () => {
  const { view, question } = asked("S...........", { S: "svein" });
  const reach = reachOf(view, question);
  expect(at(reach, 2, 0)).toEqual({
    x: 2,
    y: 0,
    actions: 1,
    way: [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ],
  });
  expect(at(reach, 3, 0)?.actions).toBe(2);
  expect(at(reach, 8, 0)?.actions).toBe(4);
  expect(at(reach, 9, 0)).toBeUndefined();
});

test("a way leads to nobody’s square, and ends beside an adversary", () => {
  const { view, question } = asked(
    `S..v.
     .....`,
    { S: "svein", v: "revenant" },
  );
  const reach = reachOf(view, question);
  expect(at(reach, 2, 1)?.actions).toBe(1);
  expect(at(reach, 3, 0)).toBeUndefined();
  expect(at(reach, 3, 1)).toBeUndefined();
});

test("REG-BRIDGE-03 nobody plans to run over a bridge", () => {
  const { view, question } = asked("S.BB.", { S: "svein" });
  const reach = reachOf(view, question);
  expect(at(reach, 3, 0)?.actions).toBe(3);
  expect(at(reach, 4, 0)?.actions).toBe(4);
  expect(stepAlong(view, question, at(reach, 4, 0)?.way ?? [])).toBe("walk:1,0");
});

test("a journey is made of runs, and of a walk where one square is left", () => {
  const { view, question } = asked("S....", { S: "svein" });
  const way = at(reachOf(view, question), 3, 0)?.way ?? [];
  expect(stepAlong(view, question, way)).toBe("run:1,0");
  expect(stepAlong(view, question, way.slice(0, 1))).toBe("walk:1,0");
  expect(stepAlong(view, question, [])).toBeUndefined();
});

test("a step alone is calm; a wound, a find or somebody new is not", () => {
  const { match, play } = scene("S...v", { S: "svein", v: "revenant" }).rolling();
  const before = sightOf(match, "svein").view;
  play("walk:1,0");
  const after = sightOf(match, "svein").view;
  expect(isCalm(before, after, "svein")).toBe(true);
  const wounded = { ...after, characters: after.characters.map((one) => ({ ...one, pv: [1] })) };
  expect(isCalm(before, wounded, "svein")).toBe(false);
  expect(isCalm(before, { ...after, zones: [...after.zones, ...after.zones] }, "svein")).toBe(false);
});

test("REG-MOVE-03 whoever walks pays for every square, and no way of theirs is a run", () => {
  const { view, question } = asked("S....", { S: "svein" });
  const reach = reachOf(view, question, "walk");
  expect(at(reach, 3, 0)?.actions).toBe(3);
  expect(at(reach, 5, 0)).toBeUndefined();
  expect(stepAlong(view, question, at(reach, 3, 0)?.way ?? [], "walk")).toBe("walk:1,0");
});

test("REG-BRIDGE-03 REG-SKILL-11 whoever runs farther than two squares stops before a bridge, and walks onto it", () => {
  const { match, play } = scene("G..B..", { G: "liutgarde" }).rolling(face(6, 1), 2);
  const { view, decision } = sightOf(match, "liutgarde");
  let way = at(reachOf(view, acting(decision)), 4, 0)?.way ?? [];
  const steps: string[] = [];
  while (way.length > 0) {
    const { view: now, decision: asked } = sightOf(match, "liutgarde");
    const step = asked && stepAlong(now, asked, way);
    if (step === undefined) throw new Error(`${asked?.prompt} is asked`);
    steps.push(step);
    play(step);
    way = way.slice(step === "stop" ? 0 : 1);
  }
  expect(steps).toEqual(["run:1,0", "2,0", "stop", "walk:3,0", "walk:4,0"]);
});
