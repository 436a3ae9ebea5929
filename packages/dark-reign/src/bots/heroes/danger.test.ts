import { sightOf } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import { scene } from "../../testing/index.ts";
import { lossTo } from "./blows.ts";
import { dangerFor, threatsTo } from "./danger.ts";
import { knownFrom, seenAs } from "./known.ts";
import { type LevelName, levelOf } from "./level.ts";

/** The danger where Svein stands with plenty of PV, in blows of a revenant. */
function blowsAt(level: LevelName, drawing: string): number {
  const prepare = (state: Parameters<typeof characterOf>[0]) => {
    characterOf(state, "svein").pv = [10_000];
  };
  const { match } = scene(drawing, { S: "svein", r: "revenant", v: "revenant" }, { prepare }).rolling();
  const known = knownFrom(sightOf(match, "svein").view, levelOf[level], testRng("danger"));
  const svein = seenAs(known, "svein");
  const [first] = known.foes;
  if (first === undefined) throw new Error("nobody threatens Svein");
  return dangerFor(known, threatsTo(known), svein)(svein) / lossTo(known, svein, first);
}

test("in a corridor one adversary strikes at a time, which an adept does not think of", () => {
  // Each has 4 P.Action and walks a square for one: 3 blows and 2 are left.
  expect(blowsAt("master", "S.rv")).toBeCloseTo(3, 1);
  expect(blowsAt("adept", "S.rv")).toBeCloseTo(5, 1);
  expect(blowsAt("master", "...\nS.r\n..v")).toBeCloseTo(6, 1);
});
