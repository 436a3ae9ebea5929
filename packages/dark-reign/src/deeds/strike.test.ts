import { expect, test } from "vitest";
import { arm, blowOf, face, rats, scene } from "../testing/index.ts";

// Svein: C.Corps 6, Force 5, Fu+2D. A revenant: Endurance 4, no armour, 14 PV. A rat: Endurance 2, 5 PV.
const duel = { S: "svein", v: "revenant" };

test("REG-MELEE-01 a basic attack costs 1 P.Action", () => {
  const { play, who } = scene("Sv", duel).rolling(face(6, "X"), 0, 0);
  play("strike:revenant-1", "no");
  expect(who("svein").actions).toBe(3);
});

test("REG-MELEE-02 REG-RULING-32 the target is any character beside it, diagonals included; its own side comes last", () => {
  const { pick, options } = scene("..r\n.S.\nA..", { S: "svein", A: "aude", r: "rat" }).rolling();
  pick(["svein", "aude"]);
  expect(options().filter((id) => id.startsWith("strike"))).toEqual([
    "strike:rat-1",
    "strike:rat-1:power",
    "strike:aude",
    "strike:aude:power",
  ]);
});

test("REG-RULING-32 a blow at an ally must be confirmed, and costs nothing until then", () => {
  const { pick, play, who, asking } = scene("SA", { S: "svein", A: "aude" }).rolling(face(6, 3), 5, 5);
  pick(["svein", "aude"]);
  play("strike:aude");
  expect(asking().prompt).toBe("strike-ally");
  play("no");
  expect(who("svein").actions).toBe(4);
  play("strike:aude", "yes", "no");
  // 3 + 5 + 5 + Force 5, less Endurance 4 and armour 3.
  expect(who("aude").pv).toEqual([26 - 11]);
});

test("REG-MELEE-03 a diagonal target behind a corner is out of reach; a character there does not hinder", () => {
  expect(scene("S#\n.v", duel).rolling().options()).not.toContain("strike:revenant-1");
  const past = scene("Sr\n.v", { ...duel, r: "rat" }).rolling();
  expect(past.options()).toContain("strike:revenant-1");
});

test("REG-MELEE-04 REG-RULING-37 bare hands, or a shield alone, do 1D", () => {
  for (const hands of [[], ["large-shield"], ["hunting-bow"]]) {
    const { play, who, events } = scene(
      "Sr",
      { S: "svein", r: "rat" },
      { prepare: (state) => arm(state, "svein", ...hands) },
    ).rolling(face(6, 2), 3);
    play("strike:rat-1");
    expect(who("rat-1").pv).toEqual([5 - (2 + 3 - 2)]);
    expect(events("attacked")[0]?.bonus).toBe(0);
  }
});

test("REG-MELEE-05 REG-DICE-07 REG-RULING-36 a weapon does its own damage, with the Force of its wielder", () => {
  const { play, events } = scene("Sv", duel).rolling(face(6, 0), 1, 2);
  play("strike:revenant-1");
  expect(events("attacked")).toMatchObject([
    { weapon: "two-handed-cleaver", dice: [1, 2], bonus: 5, total: 8, damage: 4 },
  ]);
});

test("REG-MELEE-06 REG-CHAR-05 the C.Corps die and the damage dice are one throw", () => {
  const { play, events } = scene("Sv", duel).rolling(face(6, 1), 4, 5);
  play("strike:revenant-1");
  expect(events("attacked")).toMatchObject([{ level: 6, face: 1, dice: [4, 5] }]);
});

test("REG-MELEE-07 an X fails, whatever the other dice show", () => {
  const { play, who } = scene("Sv", duel).rolling(face(6, "X"), 5, 5);
  play("strike:revenant-1", "no");
  expect(who("revenant-1").pv).toEqual([14]);
});

test("REG-MELEE-08 REG-RULING-33 a sum of all dice below 0 fails; Force and fixed numbers do not help", () => {
  const { play, events } = scene("Sv", duel).rolling(face(6, -1), 0, 0);
  play("strike:revenant-1", "no");
  expect(events("attacked")).toMatchObject([{ hits: false, damage: 0, bonus: 5 }]);
});

test("REG-MELEE-09 REG-CHAR-12 what is left after Endurance and armour is lost", () => {
  const { play, who } = scene("So", { S: "svein", o: "ogre" }).rolling(face(6, 3), 5, 4);
  play("strike:ogre-1");
  // 3 + 9 + 5, less Endurance 6 and armour 1.
  expect(who("ogre-1").pv).toEqual([38 - 10]);
});

test("REG-RULING-34 damage is never negative, and a hit without loss is still a hit", () => {
  const { play, who, events } = scene("So", { S: "svein", o: "ogre" }).rolling(face(6, 0), 0, 0);
  play("strike:ogre-1", "no");
  expect(events("attacked")).toMatchObject([{ hits: true, damage: 0 }]);
  expect(who("ogre-1").pv).toEqual([38]);
});

const webbed = (id: string) => ({
  prepare(state: Parameters<typeof arm>[0]) {
    const who = state.characters.find((one) => one.id === id);
    if (who) who.states.web = 1;
  },
});

test("REG-MELEE-10 REG-STILL-01 REG-WEB-02 against an immobile target an X counts as 0", () => {
  const { play, who } = scene("Sv", duel, webbed("revenant-1")).rolling(face(6, "X"), 2, 3);
  play("strike:revenant-1");
  expect(who("revenant-1").pv).toEqual([14 - (5 + 5 - 4)]);
});

test("REG-RULING-38 against an immobile target a negative sum hits too", () => {
  const { play, events } = scene("Sv", duel, webbed("revenant-1")).rolling(face(6, -1), 0, 0);
  play("strike:revenant-1", "no");
  expect(events("attacked")).toMatchObject([{ hits: true, damage: 0 }]);
});

test("REG-MELEE-11 REG-RULING-39 REG-WOUND-05 who lies on the ground is an immobile target", () => {
  const blow = blowOf("revenant");
  const { pick, play, events } = scene(
    "AvS",
    { A: "aude", v: "revenant", S: "svein" },
    {
      prepare(state) {
        const aude = state.characters.find(({ id }) => id === "aude");
        if (aude) aude.pv = [0];
        if (aude) aude.states.ground = 1;
      },
    },
  ).rolling(...blow.miss);
  pick(["aude", "svein"]);
  play("end", "strike:aude");
  expect(events("attacked")).toMatchObject([{ who: "revenant-1", hits: true, damage: blow.fixed - 7 }]);
});

test("REG-POWER-01 REG-POWER-02 a powerful attack costs 2 P.Action and adds 1D", () => {
  const { play, who, events } = scene("Sv", duel).rolling(face(6, 1), 2, 0, 1);
  play("strike:revenant-1:power");
  expect(who("svein").actions).toBe(2);
  expect(events("attacked")).toMatchObject([{ dice: [2, 0, 1], damage: 5 }]);
});

test("REG-RULING-37 a powerful attack adds its D to bare hands too", () => {
  const { play, events } = scene(
    "Sr",
    { S: "svein", r: "rat" },
    { prepare: (state) => arm(state, "svein") },
  ).rolling(face(6, 1), 2, 1);
  play("strike:rat-1:power");
  expect(events("attacked")).toMatchObject([{ dice: [2, 1] }]);
});

test("REG-RULING-08 level 0 fails every attack, even against an immobile target", () => {
  const { play, events } = scene("Sv", duel, {
    prepare(state) {
      webbed("revenant-1").prepare(state);
      const svein = state.characters[0];
      if (svein?.hero) svein.hero.levels.melee = 0;
    },
  }).rolling();
  play("strike:revenant-1");
  expect(events("attacked")).toMatchObject([{ level: 0, dice: [], hits: false }]);
});

test("REG-WEAPON-06 REG-RULING-40 a club takes an armour point off the target, never Endurance", () => {
  const club = (foe: string) => {
    const table = scene(
      "Sf",
      { S: "svein", f: foe },
      { prepare: (state) => arm(state, "svein", "club") },
    ).rolling(face(6, 3), 5);
    table.play(`strike:${foe}-1`);
    return table.events("attacked")[0]?.damage;
  };
  // 3 + 5 + 5: the ogre's armour of 1 is ignored, a revenant has none.
  expect(club("ogre")).toBe(13 - 6);
  expect(club("revenant")).toBe(13 - 4);
});

test("REG-WEAPON-12 REG-RULING-45 a spear also reaches two squares in line of sight, and stays a melee attack", () => {
  const { options, play, events } = scene("S.v", duel, {
    prepare: (state) => arm(state, "svein", "spear"),
  }).rolling(face(6, 0), 3);
  expect(options()).toContain("strike:revenant-1");
  play("strike:revenant-1");
  expect(events("attacked")).toMatchObject([{ kind: "melee", bonus: 6, damage: 5 }]);
  const behind = scene(
    "Srv",
    { ...duel, r: "rat" },
    { prepare: (state) => arm(state, "svein", "spear") },
  ).rolling();
  expect(behind.options()).not.toContain("strike:revenant-1");
});

test("REG-RULING-41 of two weapons each attack uses one of choice", () => {
  const { options } = scene("Ir", { I: "isengrin", r: rats(1) }).rolling();
  expect(options().filter((id) => /^strike:rat-1:thing-\d$/.test(id))).toHaveLength(2);
});
