import { reaches } from "../board.ts";
import { distance, type Square } from "../grid/square.ts";
import type { Character, Element, State } from "../state.ts";
import { onceWhileStill } from "../still.ts";
import { elementCard, elementsAt } from "./elements.ts";
import { isUnopened } from "./exits.ts";

/** The element of a square that something can be done to. */
export function handled(
  state: State,
  square: Square,
  is: (element: Element) => boolean,
): Element | undefined {
  return elementsAt(state, square).find(is);
}

/** REG-VERDICT-73: what is within reach of a hand. */
export function inReach(state: State, who: Character, is: (element: Element) => boolean): readonly Element[] {
  return atHand(state, who).filter(is);
}

/** Every deed that handles something asks for it. */
const atHand = onceWhileStill((state, who: Character): readonly Element[] =>
  state.elements.filter((one) => distance(who, one) <= 1 && reaches(state, who, one)),
);

/** REG-VERDICT-25, 83, REG-RULING-51: MJ characters neither discover zones nor open cells or chests. */
export function mayHandle(state: State, { side }: Character, element: Element): boolean {
  if (side === "heroes") return true;
  const { isCell, isOpened } = elementCard(element);
  return !isOpened && !(isCell && !element.searched) && !isUnopened(state, element);
}
