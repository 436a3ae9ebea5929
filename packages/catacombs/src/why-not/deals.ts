import { because, capital, type Reason, say } from "@ossuaire/kernel";
import { allItems } from "../content/box.ts";
import { cureFor, isTreating, purchasesOf, servicesFor, whyNoDeal } from "../rules/deals.ts";
import { heroIds } from "../state.ts";
import type { View } from "../view.ts";
import { feeSold } from "./wares.ts";

/** An article or a service that cannot be had: whatever could ever be sold to a Hero of this party is looked through. */
export function notThisDeal(view: View, option: string): Reason | undefined {
  const deals = heroIds(view).flatMap((hero) => [
    ...allItems(view.options).flatMap(({ id }) => purchasesOf(hero, id)),
    ...servicesFor(hero),
    ...(isTreating(view) ? [cureFor(hero)] : []),
  ]);
  const wished = deals.find(({ id }) => id === option);
  return wished === undefined ? notThisFee(view, option) : whyNoDeal(view, wished);
}

/** What all pay for together, where it is sold and yet not to be had. */
function notThisFee(view: View, option: string): Reason | undefined {
  const fee = feeSold(view);
  if (fee?.kind !== option || fee.why === undefined) return undefined;
  return because(fee.why.rule, say`${capital(fee.why.words)}.`);
}
