import type { Square } from "../../../grid/square.ts";
import { reaches } from "../../../grid/steps.ts";
import type { SeenCharacter } from "../../../view.ts";
import type { Act } from "../act.ts";
import { exitsOf } from "../exits.ts";
import { handling } from "../handling.ts";
import { isHasty } from "../haste.ts";
import type { Known } from "../known.ts";

/** REG-QUEST-02: what the introduction asks for is worth more than the fight around it, in PV. */
const longed = 20;

/** What the introduction sends the group for, from any square: a lid to close, a door to be through in time. */
export function questActs(known: Known, who: SeenCharacter): (from: Square) => readonly Act[] {
  const wells = known.view.elements.filter(({ kind, spent }) => kind === "well" && !spent);
  const doors = isHasty(known) ? exitsOf(known).filter(({ isGate }) => !isGate) : [];
  return (from) => [
    ...wells
      .filter((well) => reaches(known.ground, from, well))
      .map(({ x, y }): Act => ({ wish: { deed: "handle-lid", square: { x, y } }, cost: 1, worth: longed })),
    ...doors
      .filter(({ element }) => reaches(known.ground, from, element))
      .flatMap(({ element }) => handling(known, who, element).slice(0, 1))
      .map((act): Act => ({ ...act, worth: 5, isSingle: true })),
  ];
}
