import { monsterOf } from "../box.ts";
import type { ArtefactCard } from "../card.ts";

/**
 * SOL-HUNTER-05 to 09, SOL-RULING-59: whether these discs cover the icons of an artefact, all but as many as are given.
 * A coloured circle wants its family, any disc pays a multicoloured icon.
 */
export function isPaidBy(cost: ArtefactCard["cost"], cards: readonly string[], gift: number): boolean {
  const left = cards.map((card) => monsterOf(card).family);
  let unpaid = 0;
  for (const family of cost) {
    if (family === "any") continue;
    const at = left.indexOf(family);
    if (at < 0) unpaid++;
    else left.splice(at, 1);
  }
  const any = cost.filter((icon) => icon === "any").length;
  return unpaid + Math.max(0, any - left.length) <= gift;
}
