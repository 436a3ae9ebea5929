import { type Leaf, listed, w } from "@ossuaire/kernel";
import { ownDamage } from "../../rules/offence.ts";
import { profileOf } from "../../shelf.ts";
import type { SeenCharacter } from "../../view.ts";
import { formulaWords } from "./amounts.ts";
import { levelsWords } from "./sheet.ts";

/** REG-VERDICT-47: the profile of an MJ character on the board, with the figures of its play level. */
export function profileLeaf(who: SeenCharacter): Leaf {
  const { card, most, armour, levels } = who;
  const { name, actions, ecus, fear, swarm, traits, rule } = profileOf(card);
  const formula = formulaWords(ownDamage(who));
  // REG-FOE-08: Endurance and armour together, in brackets.
  const soak = levels.endurance + armour;
  return {
    name,
    lines: [
      w(
        `${most} PV, ${actions} P.Action, dommages ${formula.fr}, armure ${armour}, Endurance ${levels.endurance} (${soak})`,
        `${most} PV, ${actions} P.Action, damage ${formula.en}, armour ${armour}, Endurance ${levels.endurance} (${soak})`,
      ),
      levelsWords(who),
      listed([
        w(`${ecus} écus`, `${ecus} écus`),
        ...(fear === undefined ? [] : [w(`peur ${fear}`, `fear ${fear}`)]),
        ...(swarm === undefined
          ? []
          : [w(`nuée (${swarm} figurines au plus)`, `swarm (${swarm} figures at most)`)]),
        ...traits.map((trait) => trait.name),
        w(`[${rule}]`, `[${rule}]`),
      ]),
    ],
  };
}
