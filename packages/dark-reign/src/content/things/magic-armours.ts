import { w } from "@ossuaire/kernel";
import type { ThingCard } from "../../cards/thing.ts";
import { scorch, shimmer } from "./armour-traits.ts";
import { printed } from "./printed.ts";

// REG-ARMOUR-02 to 12.
export const magicArmours: readonly ThingCard[] = [
  worn({
    id: "master-armour",
    name: w("Armure de maître", "Master armour"),
    rule: "REG-ARMOUR-02",
    armour: 2,
    does: { levels: { charisma: 1, magic: -3 } },
    sells: 400,
    weight: 22,
  }),
  worn({
    id: "armour-of-regeneration",
    name: w("Armure de régénération", "Armour of regeneration"),
    rule: "REG-ARMOUR-03",
    armour: 2,
    does: { is: ["regenerating"], regenerates: 1, levels: { magic: -3 } },
    sells: 750,
    weight: 22,
  }),
  worn({
    id: "phantom-armour",
    name: w("Armure fantôme", "Phantom armour"),
    rule: "REG-ARMOUR-04",
    does: { turnStarts: shimmer, whenPutOn: shimmer },
    sells: 500,
    weight: 10,
  }),
  worn({
    id: "talisman-armour",
    name: w("Armure talisman", "Talisman armour"),
    rule: "REG-ARMOUR-05",
    does: { is: ["no-spell"], levels: { magic: -10 } },
    sells: 600,
    weight: 28,
  }),
  worn({
    id: "thrice-blessed-armour",
    name: w("Armure trois fois bénie", "Thrice-blessed armour"),
    rule: "REG-ARMOUR-06",
    armour: 2,
    does: { levels: { magic: -3, agility: -1 }, turnStarts: scorch },
    sells: 600,
    weight: 22,
  }),
  shield({
    id: "shield-of-courage",
    name: w("Bouclier du courage", "Shield of courage"),
    rule: "REG-ARMOUR-07",
    armour: 1,
    does: { is: ["fearless"] },
    sells: 100,
    weight: 8,
  }),
  worn({
    id: "argika-mail",
    name: w("Cotte de mailles en argika", "Argika chain mail"),
    rule: "REG-ARMOUR-08",
    armour: 3,
    does: { levels: { magic: -2 } },
    sells: 600,
    weight: 24,
  }),
  shield({
    id: "argika-shield",
    name: w("Grand bouclier en argika", "Great argika shield"),
    rule: "REG-ARMOUR-09",
    armour: 2,
    sells: 100,
    weight: 9,
  }),
  worn({
    id: "armour-of-hell",
    name: w("Armure de l’enfer", "Armour of hell"),
    rule: "REG-ARMOUR-10",
    armour: 2,
    does: { is: ["no-fire"], levels: { magic: -3 } },
    sells: 400,
    weight: 22,
  }),
  worn({
    id: "sharpened-armour",
    name: w("Armure aiguisée", "Sharpened armour"),
    rule: "REG-ARMOUR-11",
    armour: 2,
    does: { is: ["no-web"], levels: { magic: -3 } },
    sells: 400,
    weight: 22,
  }),
  // REG-VERDICT-20: the skill Super tanké knows it by its name.
  worn({
    id: "bearskin",
    name: w("Peau d’ours cloutée de Svein", "Svein’s studded bearskin"),
    rule: "REG-ARMOUR-12",
    armour: 1,
    sells: 400,
    weight: 8,
  }),
];

type Printed = Parameters<typeof printed>[0];

/** REG-ARMOUR-01. */
function worn(card: Omit<Printed, "isMagic" | "wornAs">): ThingCard {
  return printed({ ...card, isMagic: true, wornAs: "armour" });
}

/** REG-VERDICT-02: held in a hand, beside the armour that is worn. */
function shield(card: Omit<Printed, "isMagic" | "hands" | "parries">): ThingCard {
  return printed({ ...card, isMagic: true, hands: 1, parries: "shield" });
}
