import { w } from "@ossuaire/kernel";
import type { ThingCard } from "../../cards/thing.ts";
import { dice } from "../../dice/notation.ts";
import { cure } from "../../effects/cure.ts";
import { become, hasten, raise } from "../../effects/lasting.ts";
import { heal } from "../../effects/life.ts";
import { printed } from "./printed.ts";

// REG-POTION-02 to 07; the potion of healing is one of the things that heroes bring along.
export const potions: readonly ThingCard[] = [
  printed({
    id: "invisibility",
    name: w("Potion d’invisibilité", "Potion of invisibility"),
    rule: "REG-POTION-02",
    drunk: [become("invisible")],
    sells: 50,
    weight: 1,
  }),
  printed({
    id: "invulnerability",
    name: w("Potion d’invulnérabilité", "Potion of invulnerability"),
    rule: "REG-POTION-03",
    drunk: [become("invulnerable")],
    sells: 50,
    weight: 1,
  }),
  printed({
    id: "force",
    name: w("Potion de force", "Potion of force"),
    rule: "REG-POTION-04",
    drunk: [raise("force", 2)],
    sells: 25,
    weight: 1,
  }),
  printed({
    id: "resistance",
    name: w("Potion de résistance", "Potion of resistance"),
    rule: "REG-POTION-05",
    drunk: [raise("endurance", 2)],
    sells: 25,
    weight: 1,
  }),
  printed({
    id: "speed",
    name: w("Potion de rapidité", "Potion of speed"),
    rule: "REG-POTION-06",
    drunk: [hasten(4)],
    sells: 75,
    weight: 1,
  }),
  printed({
    id: "cure",
    name: w("Potion de guérison", "Potion of curing"),
    rule: "REG-POTION-07",
    drunk: [heal(dice("4+5D")), cure("poison")],
    sells: 25,
    price: 50,
    weight: 1,
  }),
];
