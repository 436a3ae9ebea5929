import { pointsOf, powerDieOf } from "../../dice/faces.ts";
import { fixedPart } from "../../dice/roll.ts";
import { swarmBonus } from "../../sheet/levels.ts";
import { profileOf } from "../../shelf.ts";
import type { SeenCharacter } from "../../view.ts";

/** REG-AUTO-04: whether the best roll of a basic attack would take a PV. */
export function canHurt(who: SeenCharacter, target: SeenCharacter): boolean {
  const profile = profileOf(who.card);
  const faces = powerDieOf(who.levels.melee)?.faces ?? [];
  const best = Math.max(0, ...faces.map(pointsOf)) + 5 * (profile.damage.dice + swarmBonus(who));
  const fixed = fixedPart(profile.damage, who.levels.force);
  return best + fixed > target.levels.endurance + target.armour;
}
