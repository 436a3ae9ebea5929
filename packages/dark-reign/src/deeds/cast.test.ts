import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { arm, face, is, knows, rats, scene } from "../testing/index.ts";

// Ozanne: Magic 6, and 1D of his sceptre; he knows shadow bolt 3, frost 4, lightning 5 and blinding 4.
const two = { O: "ozanne", v: "revenant" };
const bolt = "cast:revenant-1:shadow-bolt";

test("REG-CAST-01 casting costs 1 P.Action, whether it succeeds or not", () => {
  const { play, who } = scene("O...v", two).rolling(face(6, "X"), 5);
  play(bolt, "no");
  expect(who("ozanne").actions).toBe(3);
});

test("REG-CAST-02 only spells of the own sheet can be cast", () => {
  const { options } = scene("O...v", two).rolling();
  const spells = options().filter((id) => id.startsWith("cast"));
  expect(spells).toEqual([
    "cast:revenant-1:shadow-bolt",
    "cast:revenant-1:frost",
    "cast:1,0:lightning",
    "cast:revenant-1:blinding",
  ]);
  const barbarian = scene("S...v", { S: "svein", v: "revenant" }).rolling();
  expect(barbarian.options().some((id) => id.startsWith("cast"))).toBe(false);
});

test("REG-CAST-03 REG-TEST-03 REG-CHAR-08 the power die of Magic is thrown alone, without a D", () => {
  const { play, events } = scene("O...v", two, {
    prepare: (state) => arm(state, "ozanne", "dagger"),
  }).rolling(face(6, 3), 0, 0);
  play(bolt);
  expect(events("tested")).toMatchObject([{ of: "magic", level: 6, face: 3, dice: [], passed: true }]);
});

test("REG-CAST-04 REG-CAST-06 an X fails, whatever the sceptre's die shows", () => {
  const { play, events, who } = scene("O...v", two).rolling(face(6, "X"), 5);
  play(bolt, "no");
  expect(events("tested")).toMatchObject([{ face: "X", dice: [5], passed: false }]);
  expect(events("fizzles")).toMatchObject([{ who: "ozanne", spell: "shadow-bolt" }]);
  expect(who("revenant-1").pv).toEqual([14]);
});

test("REG-CAST-05 the result must reach the difficulty of the spell", () => {
  const passes = (...dice: readonly number[]) => {
    const { play, events } = scene("O...v", two).rolling(...dice);
    play(bolt);
    return events("tested")[0]?.passed;
  };
  expect(passes(face(6, 1), 1)).toBe(false);
  expect(passes(face(6, 1), 2, 0, 0)).toBe(true);
});

test("REG-CAST-06 REG-SPELL-11 the dice of a sceptre that is held are added", () => {
  const { play, events } = scene("O...v", two).rolling(face(6, 0), 4, 0, 0);
  play(bolt);
  expect(events("tested")).toMatchObject([{ dice: [4], total: 4, passed: true }]);
});

test("REG-CAST-07 REG-VERDICT-65 on success the effect is applied: damage without an attack roll, less Endurance and armour", () => {
  const { play, who, events, asking } = scene("O...o", { O: "ozanne", o: "ogre" }).rolling(
    face(6, 3),
    0,
    5,
    5,
  );
  play("cast:ogre-1:shadow-bolt");
  expect(events("casts")).toMatchObject([{ spell: "shadow-bolt", targets: ["ogre-1"] }]);
  expect(events("attacked")).toEqual([]);
  // 4 + 5 + 5, less Endurance 6 and armour 1.
  expect(who("ogre-1").pv).toEqual([38 - 7]);
  expect(asking().prompt).toBe("act");
});

test("REG-CAST-08 REG-RULING-50 a spell works once per turn for its caster; a failed one may be tried again", () => {
  const { play, submit, options } = scene("O...v", two).rolling(face(6, "X"), 0, face(6, 3), 0, 0, 0);
  play(bolt, "no", bolt);
  expect(submit({ kind: "choose", option: bolt })).toMatchObject({ rule: "REG-CAST-08" });
  expect(options()).toContain("cast:revenant-1:frost");
});

test("REG-CAST-08 REG-RULING-01 in the next round the spell can be cast again", () => {
  const { play, options } = scene("O...v", two).rolling(face(6, 3), 0, 0, 0);
  play(bolt, "end", "end");
  expect(options()).toContain(bolt);
});

test("REG-RULING-12 a failed casting may be thrown again by destiny", () => {
  const { play, who } = scene("O...v", two).rolling(face(6, "X"), 0, face(6, 3), 0, 5, 5);
  play(bolt, "yes");
  expect(who("ozanne").hero?.destiny).toBe(1);
  expect(who("revenant-1").pv).toEqual([14 - 10]);
});

test("REG-VERDICT-65 targets must be in line of sight and in range; harm is for adversaries, help for the own side", () => {
  const { play, pick, options } = scene("OR.v.r", {
    O: "ozanne",
    R: "richilde",
    v: "revenant",
    r: rats(1),
  }).rolling();
  play("ozanne");
  pick(["ozanne", "richilde"]);
  const bolts = options().filter((id) => id.endsWith("shadow-bolt"));
  expect(bolts).toEqual(["cast:revenant-1:shadow-bolt"]);
  const far = scene("O...........v", two).rolling();
  expect(far.options()).not.toContain(bolt);
});

test("REG-RULING-26 who dies of a spell beside the caster leaves it its square", () => {
  const { play, at, asking } = scene("Or", { O: "ozanne", r: rats(1) }).rolling(face(6, 3), 0, 5, 5);
  play("cast:rat-1:shadow-bolt");
  expect(asking().prompt).toBe("crush");
  play("yes");
  expect(at("ozanne")).toEqual([1, 0]);
});

test("REG-VERDICT-18 REG-ARMOUR-05 who is immune to spells is no target, not even of healing", () => {
  const prepare = (state: Parameters<typeof is>[0]) => {
    is(state, "revenant-1", "no-spell");
    is(state, "ozanne", "no-spell");
  };
  const { play, pick, options } = scene("RO..v", { ...two, R: "richilde" }, { prepare }).rolling();
  play("ozanne");
  pick(["richilde", "ozanne"]);
  expect(options().filter((id) => id.endsWith("healing"))).toEqual(["cast:richilde:healing"]);
});

test("REG-IMMAT-03 REG-VERDICT-65 a spell hurts the immaterial too", () => {
  const prepare = (state: Parameters<typeof is>[0]) => is(state, "revenant-1", "immaterial");
  const { play, who } = scene("O...v", two, { prepare }).rolling(face(6, 3), 0, 5, 5);
  play(bolt);
  expect(who("revenant-1").pv).toEqual([14 - 10]);
});

test("REG-VERDICT-26 who sits in a hole is out of reach of harm, but helped from beside it", () => {
  const prepare = (state: Parameters<typeof is>[0]) => {
    characterOf(state, "revenant-1").states.hole = 1;
    characterOf(state, "svein").states.hole = 1;
    knows(state, "richilde", "shadow-bolt");
  };
  const cast = { R: "richilde", S: "svein", v: "revenant" };
  const near = scene("RS.v", cast, { prepare }).rolling();
  near.pick(["richilde", "svein"]);
  expect(near.options()).toContain("cast:svein:healing");
  expect(near.options().some((id) => id.endsWith("shadow-bolt"))).toBe(false);
  const far = scene("R.Sv", cast, { prepare }).rolling();
  far.pick(["richilde", "svein"]);
  expect(far.options()).not.toContain("cast:svein:healing");
});
