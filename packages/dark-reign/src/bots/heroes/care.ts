import { isUp, pvOf } from "../../characters.ts";
import type { SeenCharacter } from "../../view.ts";
import { type Known, standing } from "./known.ts";

/** REG-WOUND-04: a life is worth this much, in PV. */
export const aLife = 40;

/** So many P.Action each of ours can spend on it in a turn. */
const each = 4;

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
    const doses = dosesFor(one, amount);
    return doses === 1 ? aLife : level.isLearned && doses <= each * acting(known) ? aLife / doses : gained;
  }
  const share = pv / one.most;
  if (isPlenty && level.isLearned && foes.length === 0 && share < sound) return gained;
  return gained * (share < level.care ? 1.2 - share : 0.15);
}

/** So many times it has to be given that much until it stands (REG-WOUND-07). */
export const dosesFor = (one: SeenCharacter, amount: number): number =>
  isUp(one) ? 1 : Math.ceil((1 - pvOf(one)) / amount);

/** Those of ours who have not finished their turn. */
const acting = ({ friends, view }: Known): number =>
  standing(friends).filter(({ id }) => !view.turn.done.includes(id)).length;

export const isHurt = ({ level }: Known, one: SeenCharacter): boolean => pvOf(one) < one.most * level.care;
