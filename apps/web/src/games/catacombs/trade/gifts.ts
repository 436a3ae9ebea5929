import { type Fee, heroesOf, type Purchase, type Role, type Service, type View } from "@ossuaire/catacombs";
import type { Viewer } from "@ossuaire/kernel";

/** What can be had for gold. */
export type Deal = Purchase | Service | Fee;

/** What each of one's Heroes gives. */
export type Gifts = Readonly<Record<string, number>>;

/** The Heroes of this player, the dead as well. */
export function ownHeroes({ roles, options }: View, viewer: Viewer): readonly string[] {
  const own = (Object.entries(roles) as [Role, Viewer][]).filter(([, seat]) => seat === viewer);
  return own.flatMap(([role]) => heroesOf(options, role));
}

/** CAT-RULING-58: who of these can pay: the living, if they have gold. */
export function payersAmong(view: View, heroes: readonly string[]): readonly string[] {
  return heroes.filter((hero) => (view.heroes[hero]?.life ?? 0) > 0 && purseOf(view, hero) > 0);
}

export function purseOf(view: View, hero: string): number {
  return view.heroes[hero]?.gold ?? 0;
}

/** CAT-RULING-57: as the rules ask, out of the purse of whom it is for first; what is missing, others have to give. */
export function proposed(view: View, { hero, price }: Deal, payers: readonly string[]): Gifts {
  const order = [...payers.filter((one) => one === hero), ...payers.filter((one) => one !== hero)];
  const gifts: Record<string, number> = {};
  let left = price;
  for (const payer of order) {
    gifts[payer] = Math.min(left, purseOf(view, payer));
    left -= gifts[payer];
  }
  return gifts;
}

export function total(gifts: Gifts): number {
  return Object.values(gifts).reduce((sum, gold) => sum + gold, 0);
}
