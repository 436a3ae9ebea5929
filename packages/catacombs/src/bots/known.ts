import type { State } from "../state.ts";
import type { View } from "../view.ts";

/** The table as this seat knows it, in the form in which cards and rules read it; what is hidden is left out. */
export function knownTo(view: View): State {
  const { fight, visit, ended, ...open } = view;
  return {
    ...open,
    rooms: [],
    equipment: [],
    mapped: [],
    offer: [...view.offer],
    usedUp: [...view.usedUp],
    spells: [...view.spells],
    spentSpells: [...view.spentSpells],
    ...(fight && { fight }),
    ...(visit && { visit }),
    ...(ended && { ended }),
  };
}
