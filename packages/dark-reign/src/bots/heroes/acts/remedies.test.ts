import { sightOf } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { characterOf } from "../../../characters.ts";
import type { State } from "../../../state.ts";
import { pack, scene } from "../../../testing/index.ts";
import { knownFrom, seenAs } from "../known.ts";
import { type LevelName, levelOf } from "../level.ts";
import { remediesFrom } from "./remedies.ts";

/** What it is worth in a fight to drink one of so many potions of healing, with half of one’s PV. */
function worthOf(level: LevelName, potions: number): number {
  const prepare = (state: State) => {
    characterOf(state, "svein").pv = [14];
    for (let i = 1; i < potions; i++) pack(state, "svein", "care");
  };
  const { match } = scene("S...r", { S: "svein", r: "revenant" }, { prepare }).rolling();
  const known = knownFrom(sightOf(match, "svein").view, levelOf[level], testRng("remedies"));
  const svein = seenAs(known, "svein");
  const [drinking] = remediesFrom(known, svein)(svein);
  return drinking?.worth ?? 0;
}

test("nobody wants to drink what is at work already", () => {
  const wishes = (drunk: boolean) => {
    const prepare = (state: State) => pack(state, "svein", "force", "force");
    const { match, play } = scene("S...r", { S: "svein", r: "revenant" }, { prepare }).rolling();
    if (drunk) play("drink:thing-3");
    const known = knownFrom(sightOf(match, "svein").view, levelOf.master, testRng("remedies"));
    const svein = seenAs(known, "svein");
    return remediesFrom(known, svein)(svein).length;
  };
  expect([wishes(false), wishes(true)]).toEqual([1, 0]);
});

test("a master is not sparing with potions while there are plenty, an adept is", () => {
  expect(worthOf("master", 4)).toBeGreaterThan(worthOf("master", 3));
  expect(worthOf("adept", 4)).toBe(worthOf("adept", 3));
});
