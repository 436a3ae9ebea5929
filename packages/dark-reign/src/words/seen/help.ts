import { type RuleId, type Words, w } from "@ossuaire/kernel";
import { packsOf } from "../../shelf.ts";
import type { View } from "../../view.ts";
import { sortOf } from "../asked/sorts.ts";

export const helpWords = {
  costs: w("Ce que tout coûte", "What everything costs"),
  free: w("gratuit", "free"),
  dice: w("Les dix dés de puissance", "The ten power dice"),
  diceText: w(
    "Une caractéristique se lance avec le dé de son niveau ; un D montre de 0 à 5.",
    "A characteristic is thrown with the die of its level; a D shows 0 to 5.",
  ),
  keys: w("Au clavier", "By keyboard"),
  sheet: w(
    "I : la fiche de qui agit, ou de la figurine visée.",
    "I: the sheet of whoever acts, or of the figure in hand.",
  ),
} as const;

/** A deed with its price, and the ways of it that cost otherwise. */
export interface CostSeen {
  readonly id: string;
  readonly name: Words;
  readonly rule: RuleId;
  readonly cost: number;
  readonly others: readonly { readonly name: Words; readonly cost: number }[];
}

/** REG-ACT-01: all that can be done in this match and what it costs, under the headings of a list of deeds. */
export function costsSeen({ options }: View): ReadonlyMap<Words, readonly CostSeen[]> {
  const headings = new Map<Words, CostSeen[]>();
  // REG-VERDICT-54: what a quest alone brings is found where it can be done.
  const packs = packsOf(options).filter(({ isIn }) => isIn === undefined);
  for (const { id, name, rule, cost, costs, manners } of packs.flatMap(({ deeds = [] }) => deeds)) {
    const others = Object.entries(costs).map(([how, price]) => ({
      name: manners[how] ?? w(how, how),
      cost: price,
    }));
    const heading = sortOf(id);
    headings.set(heading, [...(headings.get(heading) ?? []), { id, name, rule, cost, others }]);
  }
  return headings;
}
