import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { put, type Scene, scene } from "../testing/index.ts";
import { testSeen } from "./tests.ts";

/** What a seat is told of a deed before it is done. */
function told({ match }: Pick<Scene, "match">, seat: string, id: string) {
  const { view, decision } = sightOf(match, seat);
  return decision && testSeen(view, decision, id);
}

test("REG-STEAL-04, 08 a theft shows its chance and what it brings to fail", () => {
  const played = scene("Io", { I: "isengrin", o: "ogre" }).rolling();
  // Dexterity 6, one D, +2 by light fingers, against Agility 2: the X alone, and −1 with nothing, fail.
  expect(told(played, "isengrin", "steal:ogre-1")).toMatchObject({
    of: "dexterity",
    level: 6,
    bonus: 2,
    difficulty: 2,
    chance: { cases: 29, of: 36 },
    failure: { en: "the victim may strike at once, without P.Action" },
  });
});

test("REG-PICK-02, REG-SPEECH-08 locks and speeches as well; what is not tested shows nothing", () => {
  const played = scene("A.", { A: "aude" }, { prepare: put("door", 1, 0, { lock: "known" }) }).rolling();
  const lock = told(played, "aude", "pick-lock:1,0");
  expect(lock).toMatchObject({ of: "dexterity", level: 3, d: 1 });
  // REG-SKILL-07: two easier for a leader.
  expect(told(played, "aude", "speak:bravery")).toMatchObject({ difficulty: 3, level: 5 });
  expect(told(played, "aude", "wait")).toBeUndefined();
  expect(told(played, "aude", "end")).toBeUndefined();
});

test("REG-VERDICT-54 nobody is told how heavy the lid of the well is", () => {
  const played = scene("S.", { S: "svein" }, { prepare: put("well", 1, 0) }).rolling();
  expect(played.options()).toContain("handle-lid:1,0");
  expect(told(played, "svein", "handle-lid:1,0")).toBeUndefined();
});
