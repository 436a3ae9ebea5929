import { profileOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { heldBy, wornBy } from "../things.ts";
import { effectsOn, has, sum, traitsOf } from "./traits.ts";

/** Armour points: those of magic armour protect against the immaterial too (REG-ARMOUR-01, REG-RULING-97). */
export interface Armour {
  readonly plain: number;
  readonly magic: number;
}

/** REG-SHEET-07, REG-VERDICT-02: the worn armour, shields, skills, effects, and what is part of a profile. */
export function armourOf(state: State, who: Character): Armour {
  const equipped = [...wornBy(state, who.id), ...heldBy(state, who.id)];
  const points = (isMagic: boolean) =>
    sum(
      equipped
        .filter(({ card }) => (card.isMagic ?? false) === isMagic)
        .map(({ thing, card: { armour = 0 } }) => armour + (thing.points ?? 0)),
    );
  const lasting = (isMagic: boolean) =>
    sum(
      effectsOn(state, who).map(({ what }) =>
        what.kind === "armour" && what.isMagic === isMagic ? what.by : 0,
      ),
    );
  const own = who.hero === undefined ? profileOf(who.card).armour : 0;
  const traits = sum(traitsOf(state, who).map(({ armour }) => armour?.(state, who) ?? 0));
  const plain = own + traits + points(false) + lasting(false);
  const magic = points(true) + lasting(true);
  // REG-MAGIC-02.
  return has(state, who, "magic-armour") ? { plain: 0, magic: plain + magic } : { plain, magic };
}

export function armourPoints(state: State, who: Character): number {
  const { plain, magic } = armourOf(state, who);
  return plain + magic;
}
