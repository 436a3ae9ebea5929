import { expect, test } from "vitest";
import type { State } from "../state.ts";
import { arm, blowOf, is, scene } from "../testing/index.ts";

const unseen = (id: string) => (state: State) => is(state, id, "invisible");

test("REG-INVIS-01 REG-RULING-95 no attack, shove, challenge or speech of an adversary is aimed at the invisible", () => {
  const prepare = (state: State) => {
    unseen("ogre-1")(state);
    arm(state, "svein");
  };
  const { options, submit } = scene("So.", { S: "svein", o: "ogre" }, { prepare }).rolling();
  expect(options().filter((id) => id.includes("ogre-1"))).toEqual([]);
  for (const option of ["strike:ogre-1", "shove:ogre-1"])
    expect(submit({ kind: "choose", option })).toMatchObject({ rule: "REG-INVIS-01" });
  expect(options()).not.toContain("speak:threat");
  expect(options()).not.toContain("challenge:ogre-1");
});

test("REG-INVIS-02 nobody has it in line of sight: it frightens nobody, and is shot by nobody", () => {
  const cast = { G: "liutgarde", v: "revenant" };
  const table = scene("G...v", cast, { prepare: unseen("revenant-1"), isFrightening: true }).rolling();
  expect(table.events("tested")).toEqual([]);
  expect(table.options().some((id) => id.startsWith("shoot"))).toBe(false);
});

test("REG-RULING-95 it does not hide what is behind, and attacking does not make it visible", () => {
  const cast = { G: "liutgarde", v: "revenant", o: "ogre" };
  const { options } = scene("G.v.o", cast, { prepare: unseen("revenant-1") }).rolling();
  expect(options()).toContain("shoot:ogre-1");
});

test("REG-INVIS-02 REG-RULING-95 its own side has it no more in sight: no spell of theirs aims at it, but potions reach it, and its own spells", () => {
  const prepare = (state: State) => {
    unseen("svein")(state);
    for (const { pv } of state.characters) pv[0] = 5;
  };
  const { pick, options } = scene("RS", { R: "richilde", S: "svein" }, { prepare }).rolling();
  pick(["richilde", "svein"]);
  expect(options()).not.toContain("cast:svein:healing");
  expect(options().some((id) => id.startsWith("make-drink:svein"))).toBe(true);
  const alone = scene("R", { R: "richilde" }, { prepare: unseen("richilde") }).rolling();
  expect(alone.options()).toContain("cast:richilde:healing");
});

test("REG-RULING-69 what is thrown is thrown at a square in sight, whoever stands there unseen", () => {
  const prepare = unseen("ogre-1");
  const { play, options } = scene("S.o", { S: "svein", o: "ogre" }, { prepare }).rolling();
  play(options().find((id) => id.startsWith("throw:")) ?? "");
  expect(options()).toContain("2,0");
});

test("REG-INVIS-01 REG-SKILL-06 an invisible bodyguard becomes no target, and is not asked", () => {
  const cast = { S: "svein", A: "aude", v: "revenant" };
  const { miss } = blowOf("revenant");
  const { pick, play, asking } = scene("vSA", cast, { prepare: unseen("aude") }).rolling(...miss);
  pick(["svein", "aude"]);
  play("end", "end", "strike:svein");
  expect(asking().prompt).toBe("act");
});
