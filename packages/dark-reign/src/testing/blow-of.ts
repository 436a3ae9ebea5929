import { type Face, pointsOf, powerDieOf } from "../dice/faces.ts";
import { fixedPart } from "../dice/roll.ts";
import { profileOf } from "../shelf.ts";
import { face } from "./face.ts";

/**
 * A monster's blow by its profile: how its dice fall, and what they come to before Endurance and armour. Where a rule wants some
 * attacker, its test holds whatever the house values are; those stand in the tests of REG-PROFILE and REG-SWARM.
 */
export function blowOf(card: string, figures = 1) {
  const { levels, damage } = profileOf(card);
  const level = levels.melee + figures - 1;
  const dice = damage.dice + figures - 1;
  const fixed = fixedPart(damage, levels.force);
  const best = powerDieOf(level)?.faces.at(-1) ?? "blank";
  const falls = (shown: Face, d: number): readonly number[] => [face(level, shown), ...Array(dice).fill(d)];
  return {
    level,
    fixed,
    /** Every die at its best. */
    hit: falls(best, 5),
    /** What that comes to. */
    worth: pointsOf(best) + 5 * dice + fixed,
    miss: falls("X", 0),
  };
}
