import { pickLock } from "../../deeds/pick-lock.ts";
import { elementCard } from "../../rules/elements.ts";
import { meleeOf, strikesTwice } from "../../rules/offence.ts";
import { heldBy } from "../../things.ts";
import type { SeenCharacter, SeenElement } from "../../view.ts";
import type { Act } from "./act.ts";
import { chanceOf } from "./chance.ts";
import type { Known } from "./known.ts";

/** How a door is opened: by the handle, by its lock, or by force, whichever takes fewer P.Action. */
export function handling(known: Known, who: SeenCharacter, element: SeenElement): readonly Act[] {
  const square = { x: element.x, y: element.y };
  const act = (deed: string, how?: "power"): Act => ({
    wish: how === undefined ? { deed, square } : { deed, square, how },
    cost: 1,
    worth: 1,
  });
  if (element.lock !== "known") return [act("open")];
  const picking = act("pick-lock");
  const weapons = heldBy(known.state, who.id).filter(({ card }) => card.melee !== undefined);
  const named = weapons.length > 1 ? { with: weapons[0]?.thing.id ?? "" } : {};
  const blow = (one: Act): Act => ({ ...one, wish: { ...one.wish, ...named } });
  const [basic, powerful] = [blow(act("bash")), blow(act("bash", "power"))];
  // REG-VERDICT-85: two blows for one P.Action are better than a powerful one for two.
  const bashing = strikesTwice(weapons[0]) ? [basic, powerful] : [powerful, basic];
  return triesToPick(known, who, element) <= blowsToBash(known, who, element)
    ? [picking, ...bashing]
    : [...bashing, picking];
}

function triesToPick(known: Known, who: SeenCharacter, { x, y }: SeenElement): number {
  return 1 / Math.max(0.001, chanceOf(known, who, pickLock, { square: { x, y } }));
}

/** REG-BASH: roughly, by what a blow does on average. */
function blowsToBash(known: Known, who: SeenCharacter, element: SeenElement): number {
  const { endurance = 0, pv = 0 } = elementCard(element).sturdy ?? {};
  const weapon = heldBy(known.state, who.id).find(({ card }) => card.melee !== undefined);
  const { fixed, dice, level } = meleeOf(known.state, who, weapon);
  const damage = (fixed + 2.5 * dice + level / 4 - endurance) * (strikesTwice(weapon) ? 2 : 1);
  return (element.pv ?? pv) / Math.max(0.05, damage);
}
