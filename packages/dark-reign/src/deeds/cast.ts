import { w } from "@ossuaire/kernel";
import type { SpellAim } from "../cards/spell.ts";
import { type Deed, deed } from "../deed.ts";
import { spend } from "../rules/limits.ts";
import { tested } from "../rules/test.ts";
import { tombBonus } from "../rules/tomb.ts";
import { characteristicNames } from "../sheet/characteristic-names.ts";
import { noted, sum } from "../sheet/traits.ts";
import { cardOf } from "../shelf.ts";

interface CastAim extends SpellAim {
  readonly spell: string;
}

/** REG-CAST: a spell of the own sheet, at whatever it can be aimed at. */
export const cast: Deed = deed({
  id: "cast",
  name: w("Lancer", "Cast"),
  toward: ({ fr, en }) => w(`sur ${fr}`, `on ${en}`),
  // REG-SPELL-09: what a blessing names.
  manners: characteristicNames,
  rule: "REG-CAST-01",
  cost: 1,
  *options(state, who): Iterable<CastAim> {
    for (const spell of who.hero?.spells ?? [])
      for (const aim of cardOf("spells", spell).aiming.aims(state, who)) yield { ...aim, spell };
  },
  *perform(table, who, { spell, ...aim }) {
    const { difficulty: printed, aiming, works, rule, school } = cardOf("spells", spell);
    const bonus = tombBonus(table.state, who, school);
    // REG-EVENT-19, 20.
    const difficulty = Math.max(0, printed + sum(noted(table.state, who, "spell-difficulty")));
    const trial = { test: "cast", of: "magic", difficulty, bonus, rule: "REG-CAST-05" } as const;
    const { passed } = yield* tested(table, who, trial);
    if (!passed) {
      table.tell({ type: "fizzles", rule: "REG-CAST-05", who: who.id, spell });
      return;
    }
    // REG-RULING-50: only a success counts.
    spend(table.state, castKey(who.id, spell));
    const targets = aiming.reached(table.state, who, aim);
    table.tell({ type: "casts", rule, who: who.id, spell, targets: targets.map(({ id }) => id) });
    for (const work of works) yield* work(table, { caster: who, spell, rule, aim, targets });
  },
});

/** REG-CAST-08: what is used up by a success, until the next round. */
export const castKey = (who: string, spell: string): string => `cast:${spell}:${who}`;
