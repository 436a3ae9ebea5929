import type { State } from "../state.ts";
import type { View } from "../view.ts";

/** The table as this seat knows it, in the form in which cards and rules read it; what is hidden is left out. */
export function knownTo(view: View): State {
  const { fight, visit, ended, poison, passages, ...open } = view;
  return {
    ...open,
    rooms: [],
    equipment: [],
    mapped: [],
    offer: [...view.offer],
    usedUp: [...view.usedUp],
    spells: [...view.spells],
    spentSpells: [...view.spentSpells],
    ...(poison && { poison: { deck: hidden(poison.left), discards: [...poison.discards] } }),
    ...(passages && { passages: passagesKnown(passages) }),
    ...(fight && { fight }),
    ...(visit && { visit }),
    ...(ended && { ended }),
  };
}

/** Cards of which only the number is known. */
function hidden(count: number): string[] {
  return Array.from({ length: count }, () => "unknown");
}

function passagesKnown({
  left,
  discards,
  ...open
}: NonNullable<View["passages"]>): NonNullable<State["passages"]> {
  return { ...open, discards: [...discards], piles: { 1: hidden(left[1]), 2: hidden(left[2]) } };
}
