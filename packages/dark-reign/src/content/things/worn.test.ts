import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import { pointsOf } from "../../dice/faces.ts";
import { takesEffect } from "../../rules/limits.ts";
import { armourOf } from "../../sheet/armour.ts";
import { sum } from "../../sheet/traits.ts";
import type { State } from "../../state.ts";
import { arm, blowOf, dress, face, pack, scene } from "../../testing/index.ts";

const alone = { S: "svein" };
const duel = { S: "svein", v: "revenant" };

const becomes = (state: State, who: string, quality: "immaterial" | "magic-weapon" | "magic-armour") =>
  takesEffect(state, who, "test", { kind: "is", quality }, { kind: "game" });

test("REG-ARMOUR-04 REG-VERDICT-17 phantom armour: 1D at the start of each own turn, until the next roll", () => {
  const { play, match, who } = scene("S..v", duel, {
    prepare: (state) => void dress(state, "svein", "phantom-armour"),
  }).rolling(4, 2);
  const magic = () => armourOf(match.state, who("svein")).magic;
  expect(magic()).toBe(4);
  play("end", "end");
  expect(magic()).toBe(2);
});

test("REG-VERDICT-17 phantom armour is rolled when it is put on; before, it gives nothing", () => {
  const { play, match, events } = scene(
    "A.",
    { A: "aude" },
    {
      prepare: (state) => void pack(state, "aude", "phantom-armour"),
    },
  ).rolling(3, 0);
  play("don:thing-5");
  expect(events("shimmers").map(({ points }) => points)).toEqual([3, 0]);
  expect(match.state.things.find(({ id }) => id === "thing-5")).toMatchObject({ points: 0 });
});

test("REG-ARMOUR-06 REG-VERDICT-19 thrice-blessed armour: each undead beside the wearer loses 1D at its turn's start", () => {
  const { who, events } = scene(
    "vS.w\n.o..",
    { ...duel, w: "revenant", o: "ogre" },
    {
      prepare: (state) => void dress(state, "svein", "thrice-blessed-armour"),
    },
  ).rolling(4);
  expect(who("revenant-1").pv).toEqual([10]);
  expect(who("revenant-2").pv).toEqual([14]);
  expect(who("ogre-1").pv).toEqual([38]);
  expect(events("lost")).toMatchObject([{ rule: "REG-ARMOUR-06" }]);
});

test("REG-MWEAPON-07 REG-RULING-34 the vampire blade: each attack that wounds heals 1D, one without loss does not", () => {
  const { play, who, events } = scene(
    "So",
    { ...alone, o: "ogre" },
    {
      prepare(state) {
        arm(state, "svein", "vampire-blade");
        const svein = characterOf(state, "svein");
        svein.pv = [20];
        if (svein.hero) svein.hero.destiny = 0;
      },
    },
  ).rolling(face(6, 3), 5, 4, face(6, 0), 0);
  play("strike:ogre-1");
  expect(who("svein").pv).toEqual([24]);
  play("strike:ogre-1");
  expect(events("healed")).toHaveLength(1);
});

for (const [rule, weapon, deed, drawing] of [
  ["REG-MWEAPON-06", "blade-of-hell", "strike", "So"],
  ["REG-MWEAPON-10", "bow-of-flame", "shoot", "S..o"],
] as const)
  test(`${rule} REG-FIRE-01 the ${weapon}: every hit may set the target on fire, on 1D of 3 or more`, () => {
    const burning = (roll: number) => {
      const { play, who } = scene(
        drawing,
        { ...alone, o: "ogre" },
        { prepare: (state) => arm(state, "svein", weapon) },
      ).rolling(deed === "shoot" ? face(2, "blank") : face(6, 3), 5, roll);
      play(`${deed}:ogre-1`);
      return who("ogre-1").states.fire;
    };
    expect([burning(2), burning(3)]).toEqual([undefined, true]);
  });

test("REG-ARMOUR-03 REG-REGEN-01 the armour of regeneration: 1D PV at the start of each turn", () => {
  const { who } = scene("S.", alone, {
    prepare(state) {
      dress(state, "svein", "armour-of-regeneration");
      characterOf(state, "svein").pv = [10];
    },
  }).rolling(4);
  expect(who("svein").pv).toEqual([14]);
});

test("REG-ARMOUR-10 the armour of hell: +2 armour, and no flame catches its wearer", () => {
  const { pick, play, who, events } = scene(
    "SA",
    { ...alone, A: "aude" },
    {
      prepare(state) {
        arm(state, "svein", "blade-of-hell");
        clad(state, "armour-of-hell");
      },
    },
  ).rolling(face(6, 3), 5);
  pick(["svein", "aude"]);
  play("strike:aude", "yes", "no");
  expect(events("attacked")).toMatchObject([{ hits: true, damage: 13 - 4 - 3 }]);
  expect(who("aude").states.fire).toBeUndefined();
});

test("REG-ARMOUR-11 the sharpened armour: +2 armour, and no web holds its wearer", () => {
  const spider = blowOf("spider");
  const { play, who, events } = scene(
    "As",
    { A: "aude", s: "spider" },
    {
      prepare: (state) => clad(state, "sharpened-armour"),
    },
  ).rolling(...spider.hit);
  play("end", "strike:aude");
  expect(events("attacked")).toMatchObject([{ hits: true, damage: spider.worth - 4 - 3 }]);
  expect(who("aude").states.web).toBeUndefined();
});

/** Aude in another armour than her own. */
function clad(state: State, card: string): void {
  for (const thing of state.things) if (thing.at.kind === "worn") thing.at = { kind: "carried", by: "aude" };
  dress(state, "aude", card);
}

test("REG-RULING-41 REG-MWEAPON-07 a blade that is only held in the other hand does nothing for an attack", () => {
  const { play, events } = scene(
    "So",
    { ...alone, o: "ogre" },
    {
      prepare: (state) => arm(state, "svein", "dagger", "vampire-blade"),
    },
  ).rolling(face(6, 3), 5);
  play("strike:ogre-1:thing-3");
  expect(events("healed")).toEqual([]);
});

test("REG-MWEAPON-01 REG-RULING-96 magic weapons wound the immaterial, others do not", () => {
  const lost = (weapon: string) => {
    const { play, who } = scene("Sv", duel, {
      prepare(state) {
        arm(state, "svein", weapon);
        becomes(state, "revenant-1", "immaterial");
      },
    }).rolling(face(6, 1), 3);
    play("strike:revenant-1", ...(weapon === "dagger" ? ["no"] : []));
    return 14 - (who("revenant-1").pv[0] ?? 0);
  };
  expect([lost("dagger"), lost("axe-of-power")]).toEqual([0, 6]);
});

test("REG-MAGIC-01 who has the magic weapon rule always strikes as with a magic weapon", () => {
  const { play, who } = scene("Sv", duel, {
    prepare(state) {
      arm(state, "svein", "dagger");
      becomes(state, "svein", "magic-weapon");
      becomes(state, "revenant-1", "immaterial");
    },
  }).rolling(face(6, 1), 3);
  play("strike:revenant-1");
  expect(who("revenant-1").pv).toEqual([14 - (4 + 5 - 4)]);
});

test("REG-ARMOUR-01 REG-RULING-97 against the immaterial only magic armour counts, Endurance not", () => {
  const stopped = (prepare: (state: State) => void) => {
    const { play, events } = scene(
      "Av",
      { A: "aude", v: "revenant" },
      {
        prepare(state) {
          becomes(state, "revenant-1", "immaterial");
          prepare(state);
        },
      },
    ).rolling(5, 2);
    play("end", "strike:aude", "no");
    return events("attacked").map(
      ({ face: shown = "blank", dice, bonus, damage }) => pointsOf(shown) + sum(dice) + bonus - damage,
    );
  };
  expect(stopped(() => undefined)).toEqual([0]);
  expect(stopped((state) => arm(state, "aude", "sword", "argika-shield"))).toEqual([2]);
  // REG-MAGIC-02: all her armour counts as magic.
  expect(stopped((state) => becomes(state, "aude", "magic-armour"))).toEqual([3]);
});

test("REG-MAGIC-02 who has the magic armour rule always counts as wearing magic armour", () => {
  const { state } = scene("A", { A: "aude" }, { prepare: (all) => becomes(all, "aude", "magic-armour") });
  expect(armourOf(state, characterOf(state, "aude"))).toEqual({ plain: 0, magic: 3 });
});

test("REG-ARMOUR-06 REG-VERDICT-73 thrice-blessed armour reaches nobody around a corner, nor in a hole", () => {
  const { who } = scene(
    "S#\nwv",
    { ...duel, w: "revenant" },
    {
      prepare(state) {
        dress(state, "svein", "thrice-blessed-armour");
        characterOf(state, "revenant-1").states.hole = 2;
      },
    },
  ).rolling();
  expect([who("revenant-1").pv, who("revenant-2").pv]).toEqual([[14], [14]]);
});
