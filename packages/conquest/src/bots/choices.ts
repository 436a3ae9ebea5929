import { enemyOf } from "../teams.ts";
import type { View } from "../view.ts";

/** CON-HEAL: always, unless taking the last tokens of the bank would end the game behind the enemy. */
export function healsNow({ pools, bank, active }: View, amount: number): boolean {
  if (amount < bank) return true;
  return pools[active.team] + bank > pools[enemyOf(active.team)];
}

/** A shuffled discard is worth it when the pile runs low. */
export function resetsNow({ piles, active }: View): boolean {
  return piles[active.team] < 10;
}

/** Cards are good, but who draws the pile empty may be the first without a card. */
export function drawsNow({ piles, active, options }: View): boolean {
  return piles[active.team] > (options.exhaustion ? 6 : 2);
}

/** CON-ARMOUR: for a blow that hurts, for the last tokens, or when there is more armour than need. */
export function wardsOffNow({ pools, armour, active }: View, damage: number): boolean {
  const team = enemyOf(active.team);
  return damage >= 2 || pools[team] <= 3 || armour[team].length > 1;
}

/** CON-POWER-02: a card for more damage, if it wins or if there are cards to spare. */
export function raisesNow({ pools, hand, active, armour }: View): boolean {
  const enemy = enemyOf(active.team);
  if (armour[enemy].length > 0) return false;
  return pools[enemy] === 3 || hand.length >= 4;
}
