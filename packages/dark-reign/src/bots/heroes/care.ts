import { isUp, pvOf } from "../../characters.ts";
import type { SeenCharacter } from "../../view.ts";
import type { Known } from "./known.ts";

/** REG-WOUND-04: a life is worth this much, in PV. */
const aLife = 40;

/** What it is worth to give somebody of ours so many PV. */
export function healingOf({ level }: Known, one: SeenCharacter, amount: number): number {
  const pv = pvOf(one);
  const gained = Math.min(amount, one.most - pv);
  if (gained <= 0) return 0;
  // Below 0 it has to come above 0 to stand up (REG-WOUND-06).
  if (!isUp(one)) return pv + amount > 0 ? aLife : gained;
  const share = pv / one.most;
  return gained * (share < level.care ? 1.2 - share : 0.15);
}

export const isHurt = ({ level }: Known, one: SeenCharacter): boolean => pvOf(one) < one.most * level.care;
