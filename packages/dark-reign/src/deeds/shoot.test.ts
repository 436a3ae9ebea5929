import { expect, test } from "vitest";
import { arm, face, scene } from "../testing/index.ts";

// Liutgarde: Tir 6, hunting bow 4+1D, range 12, Force 3. A revenant: Endurance 4.
const range = { G: "liutgarde", v: "revenant" };

test("REG-SHOT-01 REG-CHAR-06 a basic shot costs 1 P.Action and rolls the Tir die with the weapon's damage", () => {
  const { play, who, events } = scene("G.v", range).rolling(face(6, 2), 3);
  play("shoot:revenant-1");
  expect(who("liutgarde").actions).toBe(3);
  expect(events("attacked")).toMatchObject([
    { kind: "shot", weapon: "hunting-bow", level: 6, face: 2, dice: [3], bonus: 4, damage: 5 },
  ]);
});

test("REG-SHOT-02 it needs a weapon made for shooting", () => {
  const { options } = scene("S.v", { S: "svein", v: "revenant" }).rolling();
  expect(options().filter((id) => id.startsWith("shoot"))).toEqual([]);
});

test("REG-SHOT-03 REG-RULING-46 adversaries beside it cannot be shot, but others past them", () => {
  const { options } = scene("rG.v", { ...range, r: "rat" }).rolling();
  expect(options()).toContain("shoot:revenant-1");
  expect(options()).not.toContain("shoot:rat-1");
});

test("REG-SHOT-04 REG-LOS-02 REG-LOS-03 nothing behind an obstacle or another character", () => {
  expect(scene("GPv", range).rolling().options()).not.toContain("shoot:revenant-1");
  expect(
    scene("G.r.v", { ...range, r: "rat" })
      .rolling()
      .options(),
  ).not.toContain("shoot:revenant-1");
});

test("REG-LOS-01 a character sees all around", () => {
  const { options } = scene("v...r\n.....\n..G..\n.....\ns...o", {
    ...range,
    r: "rat",
    s: "spider",
    o: "ogre",
  }).rolling();
  expect(options().filter((id) => /^shoot:[a-z]+-1$/.test(id))).toHaveLength(4);
});

test("REG-LOS-04 an ally beside the shooter does not block its sight", () => {
  const near = scene("GA.v", { ...range, A: "aude" }).rolling();
  near.pick(["liutgarde", "aude"]);
  expect(near.options()).toContain("shoot:revenant-1");
  const far = scene("G.Av", { ...range, A: "aude" }).rolling();
  far.pick(["liutgarde", "aude"]);
  expect(far.options()).not.toContain("shoot:revenant-1");
});

test("REG-SHOT-05 REG-RULING-27 as far as the weapon's range, in king's steps", () => {
  expect(scene("G...........v", range).rolling().options()).toContain("shoot:revenant-1");
  expect(scene("G............v", range).rolling().options()).not.toContain("shoot:revenant-1");
});

test("REG-SHOT-06 REG-STILL-02 an X fails on an immobile target too", () => {
  const { play, who } = scene("G.v", range, {
    prepare(state) {
      for (const one of state.characters) if (one.card === "revenant") one.states.web = 1;
    },
  }).rolling(face(6, "X"), 5);
  play("shoot:revenant-1", "no");
  expect(who("revenant-1").pv).toEqual([14]);
});

test("REG-AIM-01 REG-AIM-02 REG-SKILL-09 a precise shot costs 2 P.Action, for an eagle's eye once 1, and adds 1D", () => {
  const { play, who, events } = scene("G.o", { G: "liutgarde", o: "ogre" }).rolling(
    face(6, 3),
    5,
    5,
    face(6, 3),
    5,
    5,
  );
  play("shoot:ogre-1:aimed");
  expect(who("liutgarde").actions).toBe(3);
  expect(events("attacked")).toMatchObject([{ dice: [5, 5], bonus: 4, damage: 10 }]);
  play("shoot:ogre-1:aimed");
  expect(who("liutgarde").actions).toBe(1);
});

test("REG-IMPRO-01 REG-IMPRO-02 a PJ throws what it finds, as far as its Force, for 1D", () => {
  const { play, options, events } = scene("S....v", { S: "svein", v: "revenant" }).rolling(face(2, -1), 5);
  expect(options()).toContain("improvise:revenant-1");
  play("improvise:revenant-1", "no");
  expect(events("attacked")).toMatchObject([
    { kind: "shot", level: 2, dice: [5], bonus: 0, hits: true, damage: 0 },
  ]);
  expect(scene("S.....v", { S: "svein", v: "revenant" }).rolling().options()).not.toContain(
    "improvise:revenant-1",
  );
});

test("REG-IMPRO-01 REG-RULING-49 MJ characters throw nothing", () => {
  const { play, options } = scene("S..o", { S: "svein", o: "ogre" }).rolling();
  play("end");
  expect(options().filter((id) => id.startsWith("improvise"))).toEqual([]);
});

test("REG-TOWN-11 a crossbow is loaded when the game starts, and once only", () => {
  const { play, options } = scene(
    "G.o",
    { G: "liutgarde", o: "ogre" },
    {
      prepare: (state) => arm(state, "liutgarde", "crossbow"),
    },
  ).rolling(face(6, 3), 5, 5);
  play("shoot:ogre-1");
  expect(options().filter((id) => id.startsWith("shoot"))).toEqual([]);
});

test("REG-RULING-37 REG-AIM-02 REG-SKILL-09 a precise throw of whatever is at hand adds its D; an eagle's eye helps as with a bow", () => {
  const { play, who, events } = scene("S..v", { S: "svein", v: "revenant" }).rolling(face(2, "blank"), 5, 3);
  play("improvise:revenant-1:aimed");
  expect(who("svein").actions).toBe(2);
  expect(events("attacked")).toMatchObject([{ kind: "shot", level: 2, dice: [5, 3], bonus: 0, damage: 4 }]);
  const eagle = scene("G..v", { G: "liutgarde", v: "revenant" }).rolling();
  expect(eagle.question("act").options).toContainEqual(
    expect.objectContaining({ id: "improvise:revenant-1:aimed", cost: 1 }),
  );
});
