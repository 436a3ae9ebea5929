import { w } from "@ossuaire/kernel";
import type { ThingCard, Use } from "../../cards/thing.ts";
import { dice } from "../../dice/notation.ts";

/** REG-TOWN-11, REG-USE-01: after each shot it has to be loaded again, in hand. */
const loading: Use = {
  *aims(_state, _who, { used, at }) {
    if (used && at.kind === "held") yield {};
  },
  *works(_table, _who, thing) {
    delete thing.used;
  },
};

// REG-TOWN: what heroes wear and carry, as far as no treasure table has it.
export const gear: readonly ThingCard[] = [
  {
    id: "dagger",
    name: w("Dague", "Dagger"),
    rule: "REG-TOWN-01",
    source: "house",
    hands: 1,
    melee: { damage: dice("Fu+1D") },
    price: 20,
    weight: 3,
  },
  {
    id: "short-sword",
    name: w("Épée courte", "Short sword"),
    rule: "REG-TOWN-02",
    source: "house",
    hands: 1,
    melee: { damage: dice("Fu+1D") },
    parries: "weapon",
    price: 60,
    weight: 5,
  },
  {
    id: "sword",
    name: w("Épée", "Sword"),
    rule: "REG-TOWN-03",
    source: "house",
    hands: 1,
    melee: { damage: dice("Fu+1D") },
    parries: "weapon",
    price: 80,
    weight: 8,
  },
  {
    id: "throwing-knives",
    name: w("Couteaux de lancer", "Throwing knives"),
    rule: "REG-TOWN-09",
    source: "house",
    hands: 1,
    shot: { damage: dice("3+1D"), range: 6 },
    price: 40,
    weight: 4,
  },
  {
    id: "hunting-bow",
    name: w("Arc de chasse", "Hunting bow"),
    rule: "REG-TOWN-10",
    source: "house",
    hands: 2,
    shot: { damage: dice("4+1D"), range: 12 },
    price: 80,
    weight: 8,
  },
  {
    id: "crossbow",
    name: w("Arbalète", "Crossbow"),
    rule: "REG-TOWN-11",
    source: "house",
    hands: 2,
    shot: { damage: dice("4+2D"), range: 10, isLoaded: true },
    use: loading,
    price: 160,
    weight: 9,
  },
  {
    id: "leather",
    name: w("Cuir", "Leather"),
    rule: "REG-TOWN-12",
    source: "house",
    wornAs: "armour",
    armour: 1,
    price: 60,
    weight: 8,
  },
  {
    id: "scale-coat",
    name: w("Broigne", "Scale coat"),
    rule: "REG-TOWN-13",
    source: "house",
    wornAs: "armour",
    armour: 2,
    traits: [
      {
        id: "scale-coat",
        name: w("Broigne", "Scale coat"),
        rule: "REG-TOWN-13",
        levels: { agility: -1, magic: -1 },
      },
    ],
    price: 160,
    weight: 16,
  },
  {
    id: "chain-mail",
    name: w("Cotte de mailles", "Chain mail"),
    rule: "REG-TOWN-14",
    source: "house",
    wornAs: "armour",
    armour: 2,
    traits: [
      {
        id: "chain-mail",
        name: w("Cotte de mailles", "Chain mail"),
        rule: "REG-TOWN-14",
        levels: { magic: -3 },
      },
    ],
    price: 200,
    weight: 22,
  },
  {
    id: "shield",
    name: w("Bouclier", "Shield"),
    rule: "REG-TOWN-15",
    source: "house",
    hands: 1,
    parries: "shield",
    price: 40,
    weight: 6,
  },
  {
    id: "large-shield",
    name: w("Grand bouclier", "Large shield"),
    rule: "REG-TOWN-16",
    source: "house",
    hands: 1,
    parries: "shield",
    armour: 1,
    price: 120,
    weight: 9,
  },
];
