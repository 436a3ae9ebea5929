import { pickLock } from "../../../deeds/pick-lock.ts";
import { zoneAt } from "../../../grid/ground.ts";
import type { Square } from "../../../grid/square.ts";
import { reaches } from "../../../grid/steps.ts";
import type { SeenCharacter, SeenElement } from "../../../view.ts";
import type { Act } from "../act.ts";
import { chanceOf } from "../chance.ts";
import { exitsOf } from "../exits.ts";
import { handling } from "../handling.ts";
import { isHasty } from "../haste.ts";
import type { Known } from "../known.ts";

/** The map of the introduction leads to a treasure: a zone with so many chests is what it was drawn for. */
const hoard = 3;

/** REG-QUEST-02: what the introduction asks for is worth more than the fight around it, in PV. */
const longed = 20;

/** What the introduction sends the group for, from any square: a lid to close, a door to be through in time. */
export function questActs(known: Known, who: SeenCharacter): (from: Square) => readonly Act[] {
  const wells = known.view.elements.filter(({ kind, spent }) => kind === "well" && !spent);
  const doors = isHasty(known) ? exitsOf(known).filter(({ isGate }) => !isGate) : [];
  const chests = hoardOf(known);
  return (from) => [
    ...chests
      .filter((chest) => reaches(known.ground, from, chest))
      .map((chest): Act => ({ ...unpacking(known, who, chest), isSingle: true })),
    ...wells
      .filter((well) => reaches(known.ground, from, well))
      .map(({ x, y }): Act => ({ wish: { deed: "handle-lid", square: { x, y } }, cost: 1, worth: longed })),
    ...doors
      .filter(({ element }) => reaches(known.ground, from, element))
      .flatMap(({ element }) => handling(known, who, element).slice(0, 1))
      .map((act): Act => ({ ...act, worth: 5, isSingle: true })),
  ];
}

/** What has not been opened yet of the treasure that the introduction tells of; who is no master thinks of it when the fight is over. */
function hoardOf({ level, ground, view }: Known): readonly SeenElement[] {
  if (!level.isLearned || view.options.quest !== "gold") return [];
  const chests = view.elements.filter(({ kind }) => kind === "chest");
  const beside = (one: SeenElement) =>
    chests.filter((other) => zoneAt(ground, other) === zoneAt(ground, one));
  return chests.filter((one) => !one.searched && beside(one).length >= hoard);
}

function unpacking(known: Known, who: SeenCharacter, { x, y, lock }: SeenElement): Act {
  const square = { x, y };
  if (lock !== "known") return { wish: { deed: "open", square }, cost: 1, worth: longed };
  const chance = chanceOf(known, who, pickLock, { square });
  return { wish: { deed: "pick-lock", square }, cost: 1, worth: chance * longed };
}
