import { w } from "@ossuaire/kernel";
import type { SpellCard } from "../../cards/spell.ts";
import { dice } from "../../dice/notation.ts";
import { heal } from "../../effects/life.ts";
import { adversary, friend, self } from "../../magic/aims.ts";
import { glimmer } from "../../magic/glimmer.ts";
import { each, ease, forNow, harm } from "../../magic/works.ts";

// REG-SPELL-01 to 05: « La magie pour les gueux ».
export const beggars: readonly SpellCard[] = [
  {
    id: "spark",
    name: w("Étincelle", "Spark"),
    rule: "REG-SPELL-01",
    source: "house",
    school: "beggars",
    difficulty: 0,
    aiming: adversary(3),
    works: [harm(dice("1D"), { isFlaming: true })],
  },
  {
    id: "cats-tread",
    name: w("Pas de chat", "Cat’s tread"),
    rule: "REG-SPELL-02",
    source: "house",
    school: "beggars",
    difficulty: 0,
    aiming: self,
    works: [each(forNow("unblocked"))],
  },
  {
    id: "glimmer",
    name: w("Lumignon", "Glimmer"),
    rule: "REG-SPELL-03",
    source: "house",
    school: "beggars",
    difficulty: 0,
    aiming: self,
    works: [glimmer(2)],
  },
  {
    id: "small-remedy",
    name: w("Petit remède", "Small remedy"),
    rule: "REG-SPELL-04",
    source: "house",
    school: "beggars",
    difficulty: 1,
    aiming: friend(1),
    works: [each(heal(dice("2")))],
  },
  {
    id: "straw-key",
    name: w("Clé de paille", "Straw key"),
    rule: "REG-SPELL-05",
    source: "house",
    school: "beggars",
    difficulty: 1,
    aiming: friend(1),
    works: [each(ease("lock", 2))],
  },
];
