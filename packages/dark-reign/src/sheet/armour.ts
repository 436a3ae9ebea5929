import { profileOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { heldBy, wornBy } from "../things.ts";
import { has, traitsOf } from "./traits.ts";

/** Armour points: those of magic armour protect against the immaterial too (REG-ARMOUR-01, REG-RULING-97). */
export interface Armour {
  readonly plain: number;
  readonly magic: number;
}

/** REG-SHEET-07, REG-VERDICT-02: the worn armour, shields, skills, effects, and what is part of a profile. */
export function armourOf(state: State, who: Character): Armour {
  let plain = who.hero === undefined ? profileOf(who.card).armour : 0;
  let magic = 0;
  for (const { armour } of traitsOf(state, who)) plain += armour?.(state, who) ?? 0;
  for (const equipped of [wornBy(state, who.id), heldBy(state, who.id)])
    for (const { thing, card } of equipped) {
      const points = (card.armour ?? 0) + (thing.points ?? 0);
      if (card.isMagic) magic += points;
      else plain += points;
    }
  for (const { on, what } of state.effects) {
    if (what.kind !== "armour" || (on !== who.id && on !== who.side)) continue;
    if (what.isMagic) magic += what.by;
    else plain += what.by;
  }
  // REG-MAGIC-02.
  return has(state, who, "magic-armour") ? { plain: 0, magic: plain + magic } : { plain, magic };
}

export function armourPoints(state: State, who: Character): number {
  const { plain, magic } = armourOf(state, who);
  return plain + magic;
}
