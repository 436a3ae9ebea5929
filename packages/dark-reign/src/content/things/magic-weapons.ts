import { w } from "@ossuaire/kernel";
import type { ThingCard } from "../../cards/thing.ts";
import { dice } from "../../dice/notation.ts";
import { printed } from "./printed.ts";
import { drain, kindle, withWeapon } from "./weapon-traits.ts";

// REG-MWEAPON-02 to 12.
export const magicWeapons: readonly ThingCard[] = [
  magic({
    id: "blessed-sword",
    name: w("Épée bénite", "Blessed sword"),
    rule: "REG-MWEAPON-02",
    hands: 1,
    melee: { damage: dice("Fu+1D"), rerolls: true },
    parries: "weapon",
    sells: 150,
    weight: 6,
  }),
  magic({
    id: "berserk-axe",
    name: w("Hache berserk", "Berserk axe"),
    rule: "REG-MWEAPON-03",
    hands: 2,
    melee: { damage: dice("Fu+1D"), strikesTwice: true },
    parries: "weapon",
    needs: { melee: 4 },
    sells: 200,
    weight: 8,
  }),
  magic({
    id: "axe-of-power",
    name: w("Hache de puissance", "Axe of power"),
    rule: "REG-MWEAPON-04",
    hands: 1,
    melee: { damage: dice("Fu+1D") },
    does: { levels: { force: 1 } },
    sells: 150,
    weight: 6,
  }),
  magic({
    id: "blade-of-fury",
    name: w("Lame de fureur", "Blade of fury"),
    rule: "REG-MWEAPON-05",
    hands: 1,
    melee: { damage: dice("Fu+1D") },
    parries: "weapon",
    does: { levels: { will: 1 } },
    sells: 150,
    weight: 6,
  }),
  magic({
    id: "blade-of-hell",
    name: w("Lame de l’enfer", "Blade of hell"),
    rule: "REG-MWEAPON-06",
    hands: 1,
    melee: { damage: dice("Fu+1D") },
    parries: "weapon",
    does: { afterHit: withWeapon("blade-of-hell", kindle("REG-MWEAPON-06")) },
    sells: 250,
    weight: 6,
  }),
  magic({
    id: "vampire-blade",
    name: w("Lame vampire", "Vampire blade"),
    rule: "REG-MWEAPON-07",
    hands: 1,
    melee: { damage: dice("Fu+1D") },
    parries: "weapon",
    does: { afterHit: withWeapon("vampire-blade", drain) },
    sells: 300,
    weight: 6,
  }),
  magic({
    id: "lightning-hammer",
    name: w("Marteau éclair", "Lightning hammer"),
    rule: "REG-MWEAPON-08",
    hands: 1,
    melee: { damage: dice("Fu+1D"), pierces: 2 },
    sells: 150,
    weight: 9,
  }),
  magic({
    id: "blessed-flail",
    name: w("Fléau bénit", "Blessed flail"),
    rule: "REG-MWEAPON-09",
    hands: 2,
    melee: { damage: dice("3D"), cannotBeParried: true, rerolls: true },
    needs: { melee: 4 },
    sells: 200,
    weight: 10,
  }),
  magic({
    id: "bow-of-flame",
    name: w("Arc de flamme", "Bow of flame"),
    rule: "REG-MWEAPON-10",
    hands: 2,
    shot: { damage: dice("4+1D"), range: 12 },
    does: { afterHit: withWeapon("bow-of-flame", kindle("REG-MWEAPON-10")) },
    sells: 150,
    weight: 6,
  }),
  magic({
    id: "phantom-bow",
    name: w("Arc fantôme", "Phantom bow"),
    rule: "REG-MWEAPON-11",
    hands: 2,
    shot: { damage: dice("4+2D"), range: 16, seesThrough: true },
    needs: { shooting: 4 },
    sells: 150,
    weight: 6,
  }),
  magic({
    id: "dragon-tooth-spear",
    name: w("Lance dent de dragon", "Dragon-tooth spear"),
    rule: "REG-MWEAPON-12",
    hands: 2,
    // It ignores the target's armour points, however many they are.
    melee: { damage: dice("Fu+1+1D"), isLong: true, pierces: Number.MAX_SAFE_INTEGER },
    needs: { melee: 4 },
    sells: 200,
    weight: 8,
  }),
];

/** REG-MWEAPON-01. */
function magic(card: Omit<Parameters<typeof printed>[0], "isMagic">): ThingCard {
  return printed({ ...card, isMagic: true });
}
