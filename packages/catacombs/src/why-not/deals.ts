import type { Reason } from "@ossuaire/kernel";
import { allItems } from "../content/box.ts";
import { purchasesOf, servicesFor, whyNoDeal } from "../rules/deals.ts";
import { heroIds } from "../state.ts";
import type { View } from "../view.ts";

/** An article or a service that cannot be had: whatever could ever be sold to a Hero of this party is looked through. */
export function notThisDeal(view: View, option: string): Reason | undefined {
  const deals = heroIds(view).flatMap((hero) => [
    ...allItems(view.options).flatMap(({ id }) => purchasesOf(hero, id)),
    ...servicesFor(hero),
  ]);
  const wished = deals.find(({ id }) => id === option);
  return wished && whyNoDeal(view, wished);
}
