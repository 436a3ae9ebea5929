import { sightOf } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import type { State } from "../../state.ts";
import { arm, put, scene } from "../../testing/index.ts";
import { handling } from "./handling.ts";
import { knownFrom, seenAs } from "./known.ts";
import { levelOf } from "./level.ts";

test.each([
  ["two-handed-cleaver", ["power", undefined]],
  ["berserk-axe", [undefined, "power"]],
])("a locked door is broken with the %s by the better sort of blow first", (weapon, sorts) => {
  const prepare = (state: State) => {
    put("door", 1, 0)(state);
    for (const element of state.elements) element.lock = "known";
    arm(state, "svein", weapon);
  };
  const { match } = scene("S.", { S: "svein" }, { prepare }).rolling();
  const known = knownFrom(sightOf(match, "svein").view, levelOf.master, testRng("door"));
  const [door] = known.state.elements;
  if (door === undefined) throw new Error("no door");
  const bashes = handling(known, seenAs(known, "svein"), door).filter(({ wish }) => wish.deed === "bash");
  expect(bashes.map(({ wish }) => wish.how)).toEqual(sorts);
});
