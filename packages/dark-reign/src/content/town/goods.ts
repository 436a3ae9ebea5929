import { w } from "@ossuaire/kernel";
import type { ThingCard } from "../../cards/thing.ts";
import { cure } from "../../effects/cure.ts";

/** REG-TOWN-26. */
export const rope: ThingCard = {
  id: "rope",
  name: w("Corde et grappin", "Rope and grapnel"),
  rule: "REG-TOWN-26",
  source: "house",
  price: 20,
  weight: 4,
};

// REG-TOWN: what is sold in town and found nowhere else.
export const townGoods: readonly ThingCard[] = [
  {
    id: "antidote",
    name: w("Remède", "Antidote"),
    rule: "REG-TOWN-23",
    source: "house",
    drunk: [cure("poison")],
    price: 20,
    weight: 1,
  },
  {
    id: "lock-picks",
    name: w("Outils de crochetage", "Lock picks"),
    rule: "REG-TOWN-25",
    source: "house",
    kept: [
      {
        id: "lock-picks",
        name: w("Outils de crochetage", "Lock picks"),
        rule: "REG-TOWN-25",
        isSingle: true,
        testBonus: (test) => (test === "lock" ? 1 : 0),
      },
    ],
    price: 40,
    weight: 1,
  },
  rope,
  {
    id: "strongbox",
    name: w("Coffre-fort", "Strongbox"),
    rule: "REG-TOWN-27",
    source: "house",
    isUnique: true,
    price: 100,
    weight: 0,
  },
];
