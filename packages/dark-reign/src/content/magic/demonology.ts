import { w } from "@ossuaire/kernel";
import type { SpellCard } from "../../cards/spell.ts";
import { isUp } from "../../characters.ts";
import { dice } from "../../dice/notation.ts";
import { hasten } from "../../effects/lasting.ts";
import { hurt } from "../../effects/life.ts";
import { web } from "../../effects/web.ts";
import { adversary, self } from "../../magic/aims.ts";
import { anywhere, gate } from "../../magic/gate.ts";
import { aCall, call } from "../../magic/summon.ts";
import { each, harm } from "../../magic/works.ts";

// REG-SPELL-21 to 25: demonology.
export const demonology: readonly SpellCard[] = [
  {
    id: "blood-pact",
    name: w("Pacte de sang", "Blood pact"),
    rule: "REG-SPELL-21",
    source: "house",
    school: "demonology",
    difficulty: 3,
    aiming: self,
    works: [
      each(function* (table, caster, origin) {
        yield* hurt(dice("1D"))(table, caster, origin);
        if (isUp(caster)) yield* hasten(2)(table, caster, origin);
      }),
    ],
  },
  {
    id: "chains",
    name: w("Chaînes", "Chains"),
    rule: "REG-SPELL-22",
    source: "house",
    school: "demonology",
    difficulty: 5,
    aiming: adversary(8),
    works: [each(web(4))],
  },
  {
    id: "hellfire",
    name: w("Flamme infernale", "Hellfire"),
    rule: "REG-SPELL-23",
    source: "house",
    school: "demonology",
    difficulty: 5,
    aiming: adversary(8),
    works: [harm(dice("5+2D"), { isFlaming: true })],
  },
  {
    id: "gate",
    name: w("Portail", "Gate"),
    rule: "REG-SPELL-24",
    source: "house",
    school: "demonology",
    difficulty: 7,
    aiming: anywhere,
    works: [gate],
  },
  {
    id: "imp",
    name: w("Diablotin", "Imp"),
    rule: "REG-SPELL-25",
    source: "house",
    school: "demonology",
    difficulty: 8,
    aiming: aCall(4, "called"),
    works: [call(4, "imp", "called")],
  },
];
