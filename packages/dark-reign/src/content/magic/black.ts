import { w } from "@ossuaire/kernel";
import type { SpellCard } from "../../cards/spell.ts";
import { dice } from "../../dice/notation.ts";
import { nextTurn } from "../../effects/lasting.ts";
import { adversary } from "../../magic/aims.ts";
import { burst, line } from "../../magic/areas.ts";
import { each, harm, unless } from "../../magic/works.ts";

// REG-SPELL-11 to 15: black magic.
export const black: readonly SpellCard[] = [
  {
    id: "shadow-bolt",
    name: w("Trait d’ombre", "Shadow bolt"),
    rule: "REG-SPELL-11",
    source: "house",
    school: "black",
    difficulty: 3,
    aiming: adversary(10),
    works: [harm(dice("4+2D"))],
  },
  {
    id: "frost",
    name: w("Givre", "Frost"),
    rule: "REG-SPELL-12",
    source: "house",
    school: "black",
    difficulty: 4,
    aiming: adversary(8),
    works: [harm(dice("3+2D")), each(nextTurn(-1))],
  },
  {
    id: "blinding",
    name: w("Aveuglement", "Blinding"),
    rule: "REG-SPELL-13",
    source: "house",
    school: "black",
    difficulty: 4,
    aiming: adversary(8),
    works: [each(unless({ of: "will", difficulty: 2, rule: "REG-SPELL-13" }, nextTurn(-2)))],
  },
  {
    id: "lightning",
    name: w("Éclair", "Lightning"),
    rule: "REG-SPELL-14",
    source: "house",
    school: "black",
    difficulty: 5,
    aiming: line(6),
    works: [harm(dice("3+2D"))],
  },
  {
    id: "fireball",
    name: w("Boule de feu", "Fireball"),
    rule: "REG-SPELL-15",
    source: "house",
    school: "black",
    difficulty: 6,
    aiming: burst(8),
    works: [harm(dice("2+2D"), { isFlaming: true })],
  },
];
