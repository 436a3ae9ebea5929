import { squareId } from "../board.ts";
import { type Square, sameSquare } from "../grid/square.ts";
import { cardOf } from "../shelf.ts";
import type { Element, State } from "../state.ts";

/**
 * Named by its square: a number would tell how many of them are hidden elsewhere. A trap that somebody lays may come to lie on a hidden one
 * of its kind (REG-RULING-64), and has a name of its own.
 */
export function addElement(
  state: State,
  kind: string,
  { x, y }: Square,
  zone: number,
  more: Partial<Element> = {},
): Element {
  const name = more.laid === undefined ? kind : `laid-${kind}`;
  const element: Element = { ...more, id: `${name}@${squareId({ x, y })}`, kind, x, y, zone };
  state.elements.push(element);
  return element;
}

export function removeElement(state: State, element: Element): void {
  state.elements = state.elements.filter((one) => one !== element);
}

export const elementsAt = ({ elements }: State, square: Square): readonly Element[] =>
  elements.filter((one) => sameSquare(one, square));

/** What an element is, as its card says. */
export const elementCard = ({ kind }: Element) => cardOf("elements", kind);

/** REG-RULING-58: what its blows have left of it; a door without any is gone for good. */
export const isBroken = ({ pv }: Element): boolean => pv !== undefined && pv <= 0;
