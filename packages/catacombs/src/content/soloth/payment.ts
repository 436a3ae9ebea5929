import { monsterOf } from "../box.ts";
import type { ArtefactCard } from "../card.ts";

/** VER-SOLOTH-08: so many Vermin, of whatever kinds, stand in for one monster of a colour. */
export const verminForOne = 5;

/**
 * SOL-HUNTER-05 to 09, SOL-RULING-59: whether these discs cover the icons of an artefact, all but as many as are given.
 * A coloured circle wants its family or five Vermin, any disc pays a multicoloured icon (VER-RULING-94).
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
  const vermin = left.filter((family) => family === "vermin").length;
  // However many circles Vermin pay, what is left over pays for the other icons.
  return Array.from({ length: Math.floor(vermin / verminForOne) + 1 }, (_, circles) => circles).some(
    (circles) =>
      Math.max(0, unpaid - circles) + Math.max(0, any - left.length + circles * verminForOne) <= gift,
  );
}
