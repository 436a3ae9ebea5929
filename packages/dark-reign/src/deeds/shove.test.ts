import { expect, test } from "vitest";
import type { State } from "../state.ts";
import { face, is, rats, scene } from "../testing/index.ts";

// Svein: Force 5. A revenant: Force 4; a rat: Force 1.
const two = { S: "svein", v: "revenant" };
const shove = "shove:revenant-1";

test("REG-SHOVE-01 REG-SHOVE-02 1 P.Action and a Force test against the adversary's Force; failed, it has no effect", () => {
  const { play, who, events, at } = scene("Sv.", two).rolling(face(5, 1), 2);
  play(shove, "no");
  expect(who("svein").actions).toBe(3);
  expect(events("tested")).toMatchObject([{ of: "force", difficulty: 4, passed: false }]);
  expect(at("revenant-1")).toEqual([1, 0]);
});

test("REG-SHOVE-03 REG-RULING-71 the attacker picks among the empty squares behind it, at distance 2", () => {
  const { play, question, at, events } = scene("...\nSv.\n..r", { ...two, r: rats(1) }).rolling(
    face(5, 2),
    4,
  );
  play(shove);
  expect(question("shove-to")).toMatchObject({ seats: ["svein"], options: [{ id: "2,0" }, { id: "2,1" }] });
  play("2,0");
  expect(at("revenant-1")).toEqual([2, 0]);
  expect(events("stepped").at(-1)).toMatchObject({ who: "revenant-1", how: "shoved" });
  // The shoved one takes no blocking test.
  expect(events("tested")).toHaveLength(1);
});

test("REG-SHOVE-04 REG-RULING-71 without an empty square behind it there is nothing to do; no corner is turned", () => {
  expect(scene("Sv", two).rolling().options()).not.toContain(shove);
  expect(
    scene("Svo", { ...two, o: "ogre" })
      .rolling()
      .options(),
  ).not.toContain(shove);
  expect(scene("##.\nSv#\n##.", two).rolling().options()).not.toContain(shove);
});

test("REG-SHOVE-05 lava, water and holes count as empty, but not for who flies", () => {
  expect(scene("SvL", two).rolling().options()).toContain(shove);
  const prepare = (state: State) => is(state, "revenant-1", "flying");
  expect(scene("SvL", two, { prepare }).rolling().options()).not.toContain(shove);
});

test("REG-RULING-71 the immaterial cannot be shoved, a swarm is shoved as one", () => {
  const prepare = (state: State) => is(state, "revenant-1", "immaterial");
  expect(scene("Sv.", two, { prepare }).rolling().options()).not.toContain(shove);
  const { play, at, who } = scene("Sr.", { S: "svein", r: rats(3) }).rolling(face(5, 2), 4);
  play("shove:rat-1");
  expect(at("rat-1")).toEqual([2, 0]);
  expect(who("rat-1").pv).toHaveLength(3);
});

test("REG-RULING-32 only adversaries are shoved", () => {
  const { pick, options } = scene("SA.", { S: "svein", A: "aude" }).rolling();
  pick(["svein", "aude"]);
  expect(options()).not.toContain("shove:aude");
});

test("REG-RULING-72 REG-GOLD-02 REG-VERDICT-09 lava kills whoever ignores wounds too, and its écus and XP are gained", () => {
  const prepare = (state: State) => is(state, "revenant-1", "invulnerable");
  const { play, who, match } = scene("SvL", two, { prepare, options: { level: "hero" } }).rolling(
    face(5, 2),
    5,
  );
  play(shove);
  expect(who("revenant-1").gone).toBe("dead");
  expect([match.state.purse, who("svein").hero?.xp, match.state.tally.kills]).toEqual([
    3,
    3,
    { revenant: 1 },
  ]);
});
