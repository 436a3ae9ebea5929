import { w } from "@ossuaire/kernel";
import type { ThingCard } from "../../cards/thing.ts";
import { dice } from "../../dice/notation.ts";
import { heal } from "../../effects/life.ts";

// What heroes carry from the start that is no arm: how it works stands in its own chapter.
export const satchel: readonly ThingCard[] = [
  {
    id: "care",
    name: w("Potion de soin", "Potion of healing"),
    rule: "REG-POTION-08",
    source: "rulebook",
    drunk: [heal(dice("4"))],
    sells: 2,
    price: 4,
    weight: 1,
  },
  {
    id: "apprentice-sceptre",
    name: w("Sceptre d’apprenti", "Apprentice’s sceptre"),
    rule: "REG-RELIC-12",
    source: "rulebook",
    hands: 1,
    needs: { magic: 4 },
    magicDice: 1,
    sells: 25,
    price: 50,
    weight: 4,
  },
  {
    id: "black-grimoire",
    name: w("Grimoire de magie noire", "Grimoire of black magic"),
    rule: "REG-SCROLL-08",
    source: "rulebook",
    teaches: "black",
    needsSkill: "arcane",
    sells: 25,
    price: 50,
    weight: 4,
  },
  {
    id: "white-grimoire",
    name: w("Grimoire de magie blanche", "Grimoire of white magic"),
    rule: "REG-SCROLL-09",
    source: "rulebook",
    teaches: "white",
    needsSkill: "arcane",
    sells: 25,
    price: 50,
    weight: 4,
  },
];
