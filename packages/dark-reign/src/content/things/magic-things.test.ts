import { describe, expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import type { Characteristic, Quality } from "../../kinds.ts";
import { armourOf } from "../../sheet/armour.ts";
import { canEquip } from "../../sheet/hands.ts";
import { levelOf } from "../../sheet/levels.ts";
import { has } from "../../sheet/traits.ts";
import { thingCardOf } from "../../shelf.ts";
import type { State } from "../../state.ts";
import { arm, face, scene } from "../../testing/index.ts";
import { heldBy, makeThing, wornBy } from "../../things.ts";

// Svein: C.Corps 6, Force 5, Will 4. A revenant: Endurance 4, no armour, 14 PV. An ogre: Endurance 6, armour 1.
const duel = { S: "svein", v: "revenant" };

const armed = (weapon: string) => ({ prepare: (state: State) => arm(state, "svein", weapon) });

/** Puts something on, instead of what is worn in its place. */
function wear(state: State, who: string, card: string): void {
  const { wornAs } = thingCardOf(card);
  for (const { thing, card: old } of wornBy(state, who))
    if (old.wornAs === wornAs) thing.at = { kind: "carried", by: who };
  makeThing(state, card, { kind: "worn", by: who });
}

/** The hero as it is with something worn or held besides. */
function equipped(hero: string, prepare: (state: State) => void) {
  const { state } = scene("H", { H: hero }, { prepare });
  const who = characterOf(state, hero);
  return {
    level: (of: Characteristic) => levelOf(state, who, of),
    is: (quality: Quality) => has(state, who, quality),
    armour: () => armourOf(state, who),
  };
}

describe("magic weapons", () => {
  test("REG-MWEAPON-02 the blessed sword: a failed attack may be thrown again once", () => {
    const { play, asking, events } = scene("Sv", duel, armed("blessed-sword")).rolling(
      face(6, "X"),
      5,
      face(6, 3),
      4,
    );
    play("strike:revenant-1");
    expect(asking().prompt).toBe("weapon-reroll");
    play("yes");
    expect(events("attacked").at(-1)).toMatchObject({ dice: [4], bonus: 5, damage: 8 });
  });

  test("REG-MWEAPON-03 the berserk axe: two attacks for one P.Action", () => {
    const { play, who } = scene("Sv", duel, armed("berserk-axe")).rolling(face(6, 0), 0, face(6, 0), 1);
    play("strike:revenant-1", "revenant-1");
    // Force 5 and the dice, less Endurance 4, twice.
    expect(who("revenant-1").pv).toEqual([14 - 1 - 2]);
    expect(who("svein").actions).toBe(3);
  });

  test("REG-MWEAPON-04 the axe of power: Force +1 as long as it is held", () => {
    const { play, events } = scene("Sv", duel, armed("axe-of-power")).rolling(face(6, 0), 2);
    play("strike:revenant-1");
    expect(events("attacked")).toMatchObject([{ bonus: 6, damage: 4 }]);
  });

  test("REG-MWEAPON-05 the blade of fury: Will +1 and a parry", () => {
    expect(equipped("svein", armed("blade-of-fury").prepare).level("will")).toBe(5);
    expect(equipped("svein", () => {}).level("will")).toBe(4);
    expect(thingCardOf("blade-of-fury").parries).toBe("weapon");
  });

  test("REG-MWEAPON-08 the lightning hammer takes 2 armour points off, never below 0", () => {
    const damage = (foe: string) => {
      const table = scene("Sv", { S: "svein", v: foe }, armed("lightning-hammer")).rolling(face(6, 3), 5);
      table.play(`strike:${foe}-1`);
      return table.events("attacked")[0]?.damage;
    };
    expect([damage("ogre"), damage("revenant")]).toEqual([13 - 6, 13 - 4]);
  });

  test("REG-MWEAPON-09 the blessed flail: 3D without Force, thrown again once, never parried", () => {
    const { play, events } = scene("Sv", duel, armed("blessed-flail")).rolling(
      face(6, "X"),
      5,
      5,
      5,
      face(6, 0),
      4,
      4,
      4,
    );
    play("strike:revenant-1", "yes");
    expect(events("attacked").at(-1)).toMatchObject({ dice: [4, 4, 4], bonus: 0, damage: 8 });
    expect(thingCardOf("blessed-flail").melee?.cannotBeParried).toBe(true);
  });

  test("REG-MWEAPON-11 the phantom bow shoots past characters of either side, never through obstacles", () => {
    const targets = (drawing: string) =>
      scene(
        drawing,
        { G: "liutgarde", v: "revenant", r: "rat" },
        { prepare: (state) => arm(state, "liutgarde", "phantom-bow") },
      )
        .rolling()
        .options();
    expect(targets("G.r.v")).toContain("shoot:revenant-1");
    expect(targets("GrP.v")).not.toContain("shoot:revenant-1");
  });

  test("REG-MWEAPON-12 the dragon-tooth spear reaches two squares and ignores armour points, not Endurance", () => {
    const { play, events } = scene("S.o", { S: "svein", o: "ogre" }, armed("dragon-tooth-spear")).rolling(
      face(6, 3),
      5,
    );
    play("strike:ogre-1");
    expect(events("attacked")).toMatchObject([{ kind: "melee", bonus: 6, damage: 14 - 6 }]);
  });

  test("REG-VERDICT-01 two hands and C.Corps 4 for the heavy ones", () => {
    const { state } = scene("O", { O: "ozanne" });
    const ozanne = characterOf(state, "ozanne");
    for (const weapon of ["berserk-axe", "blessed-flail", "dragon-tooth-spear"])
      expect(canEquip(state, ozanne, thingCardOf(weapon))).toBe(false);
    expect(canEquip(state, ozanne, thingCardOf("blessed-sword"))).toBe(true);
  });
});

describe("magic armours", () => {
  // Richilde: Magic 5, Charisma 4, in a scale coat that costs her 1 of Agility and Magic; without it 6 and 3.
  const wearing = (card: string) => equipped("richilde", (state) => wear(state, "richilde", card));

  test("REG-ARMOUR-02 the master armour: +2 armour, Charisma +1, Magic −3", () => {
    const richilde = wearing("master-armour");
    expect(richilde.armour()).toEqual({ plain: 0, magic: 2 });
    expect([richilde.level("charisma"), richilde.level("magic")]).toEqual([5, 3]);
  });

  test("REG-ARMOUR-08 the argika chain mail: +3 armour, Magic −2", () => {
    const richilde = wearing("argika-mail");
    expect(richilde.armour().magic).toBe(3);
    expect(richilde.level("magic")).toBe(4);
  });

  test("REG-ARMOUR-09 the great argika shield: +2 armour beside the worn one, and a parry", () => {
    const aude = equipped("aude", (state) => arm(state, "aude", "sword", "argika-shield"));
    expect(aude.armour()).toEqual({ plain: 2, magic: 2 });
    expect(thingCardOf("argika-shield").parries).toBe("shield");
  });

  test("REG-ARMOUR-12 the bearskin leaves a Barbarian’s own points in force", () => {
    const svein = equipped("svein", (state) => wear(state, "svein", "bearskin"));
    expect(svein.armour()).toEqual({ plain: 2, magic: 1 });
  });

  test.each<readonly [string, Quality]>([
    ["armour-of-hell", "no-fire"],
    ["sharpened-armour", "no-web"],
    ["talisman-armour", "no-spell"],
    ["armour-of-regeneration", "regenerating"],
  ])("the wearer of the %s is %s", (card, quality) => expect(wearing(card).is(quality)).toBe(true));
});

describe("relics", () => {
  test("REG-RELIC-09 with boots of speed a run goes three squares, with Pied léger four", () => {
    const run = (hero: string, ...further: readonly string[]) => {
      const { play, at } = scene(
        "H......",
        { H: hero },
        { prepare: (state) => wear(state, hero, "boots-of-speed") },
      ).rolling();
      play("run:1,0", "2,0", "3,0", ...further);
      return at(hero)[0];
    };
    expect(run("svein")).toBe(3);
    expect(run("liutgarde", "4,0")).toBe(4);
  });

  test.each<readonly [string, Quality]>([
    ["blessed-amulet", "no-poison"],
    ["ice-amulet", "no-fire"],
    ["amulet-of-courage", "fearless"],
  ])("the wearer of the %s is %s", (card, quality) => {
    expect(equipped("svein", (state) => wear(state, "svein", card)).is(quality)).toBe(true);
  });
});

describe("runes bound to what is held", () => {
  const bound = (...cards: readonly string[]) =>
    equipped("svein", (state) => {
      for (const { thing } of heldBy(state, "svein")) thing.runes = [...cards];
    });
  const rows: readonly (readonly [string, string, Characteristic])[] = [
    ["REG-RUNE-05", "rune-of-combat", "melee"],
    ["REG-RUNE-06", "rune-of-shooting", "shooting"],
    ["REG-RUNE-07", "rune-of-force", "force"],
    ["REG-RUNE-08", "rune-of-resistance", "endurance"],
    ["REG-RUNE-09", "rune-of-will", "will"],
    ["REG-RUNE-10", "rune-of-charisma", "charisma"],
    ["REG-RUNE-11", "rune-of-agility", "agility"],
    ["REG-RUNE-13", "rune-of-knowledge", "intelligence"],
    ["REG-RUNE-14", "rune-of-dexterity", "dexterity"],
    ["REG-RUNE-15", "rune-of-magic", "magic"],
  ];
  for (const [rule, card, of] of rows)
    test(`${rule} ${card}: +1 ${of}`, () => {
      expect(bound(card).level(of)).toBe(bound().level(of) + 1);
    });

  test("REG-RUNE-04 identical runes do not add up", () => {
    expect(bound("rune-of-force", "rune-of-force").level("force")).toBe(6);
  });
});
