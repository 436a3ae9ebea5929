import { w } from "@ossuaire/kernel";
import type { Aim } from "../asked/deed.ts";
import type { SpellAim } from "../cards/spell.ts";
import { type Deed, deed } from "../deed.ts";
import { spend } from "../rules/limits.ts";
import { tested } from "../rules/test.ts";
import { tombBonus } from "../rules/tomb.ts";
import { characteristicNames } from "../sheet/characteristic-names.ts";
import { noted, sum } from "../sheet/traits.ts";
import { cardOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import type { Trial } from "../trial.ts";

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
  trial: casting,
  // REG-RULING-50.
  failure: () => w("le sort échoue ; il peut être retenté", "the spell fails; it may be tried again"),
  *options(state, who): Iterable<CastAim> {
    for (const spell of who.hero?.spells ?? [])
      for (const aim of cardOf("spells", spell).aiming.aims(state, who)) yield { ...aim, spell };
  },
  *perform(table, who, { spell, ...aim }) {
    const { aiming, works, rule } = cardOf("spells", spell);
    const { passed } = yield* tested(table, who, castingOf(table.state, who, spell));
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

function casting(state: State, who: Character, { spell }: Aim): Trial | undefined {
  return spell === undefined ? undefined : castingOf(state, who, spell);
}

/** REG-CAST-05: the test by which somebody casts this spell now. */
export function castingOf(state: State, who: Character, spell: string): Trial {
  const { difficulty: printed, school } = cardOf("spells", spell);
  const bonus = tombBonus(state, who, school);
  // REG-EVENT-19, 20.
  const difficulty = Math.max(0, printed + sum(noted(state, who, "spell-difficulty")));
  return { test: "cast", of: "magic", difficulty, bonus, rule: "REG-CAST-05" };
}

/** REG-CAST-08: what is used up by a success, until the next round. */
export const castKey = (who: string, spell: string): string => `cast:${spell}:${who}`;
