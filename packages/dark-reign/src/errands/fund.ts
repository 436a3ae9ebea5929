import { because, type Reason, w } from "@ossuaire/kernel";
import { loadOf } from "../sheet/counters.ts";
import type { Character, HeroSheet, State } from "../state.ts";

/** A hero in town, with its sheet. */
export interface Visitor {
  readonly who: Character;
  readonly hero: HeroSheet;
}

export function visitorOf(who: Character): Visitor {
  if (who.hero === undefined) throw new Error(`${who.id} has no business in town`);
  return { who, hero: who.hero };
}

/** What an errand changes, unless it says more. */
export const unchanged = (state: State, who: Character) => ({ ecus: 0, xp: 0, load: loadOf(state, who) });

/** REG-VERDICT-71. */
export const tooPoor: Reason = because(
  "REG-VERDICT-71",
  w("Il n’y a pas assez d’écus pour cela.", "There are not enough écus for it."),
);

/** REG-RULING-11. */
export const noPlace: Reason = because(
  "REG-RULING-11",
  w(
    "Autant de sorts et de compétences que d’Intelligence : il n’y a plus de place.",
    "There are as many spells and skills as Intelligence allows: no place is free.",
  ),
);
