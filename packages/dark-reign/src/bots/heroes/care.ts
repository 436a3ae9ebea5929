import { isUp, pvOf } from "../../characters.ts";
import type { SeenCharacter } from "../../view.ts";
import type { Known } from "./known.ts";

/** REG-WOUND-04: a life is worth this much, in PV. */
const aLife = 40;

/** So many P.Action somebody can spend on it in a turn. */
const most = 4;

/** Whoever is learned and has plenty goes on only with so much of its PV. */
const sound = 0.85;

/** What it is worth to give somebody of ours so many PV; who has plenty to give does not wait for need. */
export function healingOf(known: Known, one: SeenCharacter, amount: number, isPlenty = false): number {
  const { level, foes } = known;
  const pv = pvOf(one);
  const gained = Math.min(amount, one.most - pv);
  if (gained <= 0) return 0;
  if (!isUp(one)) {
    // Below 0 it has to come above 0 to stand up (REG-WOUND-06, REG-RULING-85): who is learned begins what takes several potions.
    const doses = Math.ceil((1 - pv) / amount);
    return doses === 1 ? aLife : level.isLearned && doses <= most ? aLife / doses : gained;
  }
  const share = pv / one.most;
  if (isPlenty && level.isLearned && foes.length === 0 && share < sound) return gained;
  return gained * (share < level.care ? 1.2 - share : 0.15);
}

export const isHurt = ({ level }: Known, one: SeenCharacter): boolean => pvOf(one) < one.most * level.care;
