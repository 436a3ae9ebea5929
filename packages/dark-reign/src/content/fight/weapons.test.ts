import { expect, test } from "vitest";
import { dice, type Notation } from "../../dice/notation.ts";
import { thingCardOf } from "../../shelf.ts";
import "../packs.ts";

/** As the catalogue prints them: damage, hands, parry, what else, selling price, weight. */
const printed: readonly (readonly [string, string, Notation, 1 | 2, boolean, object, number, number])[] = [
  ["REG-WEAPON-02", "rusty-sword", "Fu+1D", 1, true, {}, 40, 8],
  ["REG-WEAPON-03", "bastard-sword", "Fu+2D", 2, true, { needs: { melee: 4 } }, 100, 10],
  ["REG-WEAPON-04", "cleaver", "Fu+1D", 1, false, {}, 20, 6],
  ["REG-WEAPON-05", "two-handed-cleaver", "Fu+2D", 2, false, { needs: { melee: 4 } }, 70, 10],
  ["REG-WEAPON-06", "club", "Fu+1D", 1, false, { melee: { pierces: 1 } }, 50, 9],
  ["REG-WEAPON-07", "great-club", "Fu+2D", 2, false, { melee: { pierces: 1 }, needs: { melee: 4 } }, 100, 13],
  [
    "REG-WEAPON-08",
    "nunchaku",
    "2D",
    1,
    false,
    { melee: { cannotBeParried: true }, needs: { melee: 4 } },
    30,
    6,
  ],
  [
    "REG-WEAPON-09",
    "great-nunchaku",
    "3D",
    2,
    false,
    { melee: { cannotBeParried: true }, needs: { melee: 4 } },
    60,
    10,
  ],
  ["REG-WEAPON-10", "yew-bow", "4+1D", 2, false, { shot: { range: 14 } }, 40, 8],
  [
    "REG-WEAPON-11",
    "repeating-crossbow",
    "3+3D",
    2,
    false,
    { shot: { range: 8 }, needs: { shooting: 4 } },
    250,
    8,
  ],
  ["REG-WEAPON-12", "spear", "Fu+1+1D", 2, false, { melee: { isLong: true }, needs: { melee: 4 } }, 200, 8],
];

for (const [rule, id, damage, hands, parries, more, sells, weight] of printed)
  test(`${rule} ${id} as printed`, () => {
    const card = thingCardOf(id);
    expect(card).toMatchObject({ rule, hands, sells, weight, source: "rulebook", ...more });
    expect((card.melee ?? card.shot)?.damage).toEqual(dice(damage));
    expect(card.parries === "weapon").toBe(parries);
    expect(card.isMagic).toBeUndefined();
  });

const town: readonly (readonly [string, string, number, number, object])[] = [
  ["REG-TOWN-01", "dagger", 20, 3, { melee: { damage: dice("Fu+1D") } }],
  ["REG-TOWN-02", "short-sword", 60, 5, { melee: { damage: dice("Fu+1D") }, parries: "weapon" }],
  ["REG-TOWN-03", "sword", 80, 8, { melee: { damage: dice("Fu+1D") }, parries: "weapon" }],
  ["REG-TOWN-09", "throwing-knives", 40, 4, { hands: 1, shot: { damage: dice("3+1D"), range: 6 } }],
  ["REG-TOWN-10", "hunting-bow", 80, 8, { hands: 2, shot: { damage: dice("4+1D"), range: 12 } }],
  [
    "REG-TOWN-11",
    "crossbow",
    160,
    9,
    { hands: 2, shot: { damage: dice("4+2D"), range: 10, isLoaded: true } },
  ],
  ["REG-TOWN-12", "leather", 60, 8, { armour: 1 }],
  ["REG-TOWN-13", "scale-coat", 160, 16, { armour: 2, traits: [{ levels: { agility: -1, magic: -1 } }] }],
  ["REG-TOWN-14", "chain-mail", 200, 22, { armour: 2, traits: [{ levels: { magic: -3 } }] }],
  ["REG-TOWN-15", "shield", 40, 6, { hands: 1, parries: "shield" }],
  ["REG-TOWN-16", "large-shield", 120, 9, { hands: 1, parries: "shield", armour: 1 }],
];

for (const [rule, id, price, weight, more] of town)
  test(`${rule} ${id} as listed`, () => {
    expect(thingCardOf(id)).toMatchObject({ rule, price, weight, source: "house", ...more });
  });

test("REG-VERDICT-71 the town price is twice the printed selling price wherever the town sells it", () => {
  for (const [, id] of printed) {
    const { sells = 0, price } = thingCardOf(id);
    if (price !== undefined) expect(price).toBe(2 * sells);
  }
});

test("REG-WEAPON-01 the weapons of the table are ordinary", () => {
  expect(printed.every(([, id]) => thingCardOf(id).isMagic === undefined)).toBe(true);
});
