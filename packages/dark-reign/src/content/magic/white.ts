import { w } from "@ossuaire/kernel";
import type { SpellCard } from "../../cards/spell.ts";
import { dice } from "../../dice/notation.ts";
import { cure } from "../../effects/cure.ts";
import { raise, shield } from "../../effects/lasting.ts";
import { heal } from "../../effects/life.ts";
import { characteristics } from "../../kinds.ts";
import { friend, inSight, naming } from "../../magic/aims.ts";
import { each, harm } from "../../magic/works.ts";
import { has } from "../../sheet/traits.ts";

// REG-SPELL-06 to 10: white magic.
export const white: readonly SpellCard[] = [
  {
    id: "healing",
    name: w("Soin", "Healing"),
    rule: "REG-SPELL-06",
    source: "house",
    school: "white",
    difficulty: 2,
    aiming: friend(6),
    works: [each(heal(dice("3+1D")))],
  },
  {
    id: "shield-of-faith",
    name: w("Bouclier de foi", "Shield of faith"),
    rule: "REG-SPELL-07",
    source: "house",
    school: "white",
    difficulty: 3,
    aiming: friend(6),
    works: [each(shield(2, true))],
  },
  {
    id: "purification",
    name: w("Purification", "Purification"),
    rule: "REG-SPELL-08",
    source: "house",
    school: "white",
    difficulty: 3,
    aiming: friend(6),
    works: [each(cure("poison", "fire", "web"))],
  },
  {
    id: "blessing",
    name: w("Bénédiction", "Blessing"),
    rule: "REG-SPELL-09",
    source: "house",
    school: "white",
    difficulty: 4,
    aiming: naming(friend(6), characteristics),
    works: [
      function* (table, casting) {
        const of = characteristics.find((one) => one === casting.aim.how);
        if (of !== undefined) yield* each(raise(of, 1))(table, casting);
      },
    ],
  },
  {
    id: "holy-light",
    name: w("Lumière sacrée", "Holy light"),
    rule: "REG-SPELL-10",
    source: "house",
    school: "white",
    difficulty: 6,
    aiming: inSight((state, _caster, one) => has(state, one, "undead") || has(state, one, "demon")),
    works: [harm(dice("3+2D"), { pastArmour: true })],
  },
];
