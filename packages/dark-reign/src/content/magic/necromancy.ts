import { w } from "@ossuaire/kernel";
import type { SpellCard } from "../../cards/spell.ts";
import { areAdversaries } from "../../characters.ts";
import { dice } from "../../dice/notation.ts";
import { become } from "../../effects/lasting.ts";
import { adversary, inSight, self } from "../../magic/aims.ts";
import { rise, theDead } from "../../magic/summon.ts";
import { each, harm, harmed, stepsAfter } from "../../magic/works.ts";
import { frighten } from "../../rules/fear.ts";
import { heals } from "../../rules/wounds.ts";

// REG-SPELL-16 to 20: necromancy.
export const necromancy: readonly SpellCard[] = [
  {
    id: "icy-hand",
    name: w("Main glaciale", "Icy hand"),
    rule: "REG-SPELL-16",
    source: "house",
    school: "necromancy",
    difficulty: 3,
    aiming: adversary(1),
    works: [harm(dice("3+2D"), { pastArmour: true })],
  },
  {
    id: "drain",
    name: w("Drain", "Drain"),
    rule: "REG-SPELL-17",
    source: "house",
    school: "necromancy",
    difficulty: 4,
    aiming: adversary(6),
    works: [
      function* (table, casting) {
        const losses = yield* harmed(table, casting, dice("2+2D"));
        const half = Math.ceil((losses[0]?.lost ?? 0) / 2);
        // Before the step onto the square of the dead, and whatever lies there.
        if (half > 0) heals(table, casting.caster, half, casting.rule);
        yield* stepsAfter(table, casting, losses);
      },
    ],
  },
  {
    id: "terror",
    name: w("Terreur", "Terror"),
    rule: "REG-SPELL-18",
    source: "house",
    school: "necromancy",
    difficulty: 4,
    aiming: inSight((_state, caster, one) => areAdversaries(one, caster)),
    works: [
      function* ({ state }, { targets, spell }) {
        for (const target of targets) frighten(state, target, spell, 3);
      },
    ],
  },
  {
    id: "raise",
    name: w("Relever", "Raise"),
    rule: "REG-SPELL-19",
    source: "house",
    school: "necromancy",
    difficulty: 5,
    aiming: theDead(4, "rat", "raised"),
    works: [rise("revenant", "rat", "raised", "novice")],
  },
  {
    id: "veil-of-the-dead",
    name: w("Voile des morts", "Veil of the dead"),
    rule: "REG-SPELL-20",
    source: "house",
    school: "necromancy",
    difficulty: 6,
    aiming: self,
    works: [each(become("immaterial"))],
  },
];
