import { distance, doorSquare, type Opening, type Square, sameSquare } from "../grid/square.ts";
import { openingsOf } from "../grid/zone.ts";
import { laidZonesOf } from "../ground-of.ts";
import type { Element, State } from "../state.ts";
import { whileStill } from "../still.ts";
import { elementCard } from "./elements.ts";

/** The opening in which a door or passage stands; a cell's door stands in none, and the way out of the game leads nowhere. */
export function exitOf(state: State, { x, y, zone }: Element): Opening | undefined {
  const laid = laidZonesOf(state)[zone];
  if (laid === undefined) return undefined;
  const final = laid.plan.exits.filter(({ way }) => way === "final");
  return openingsOf(laid).find(
    (opening) => !final.some((one) => one === opening) && sameSquare(doorSquare(opening), { x, y }),
  );
}

/** REG-VERDICT-37, 40: nobody has seen yet what lies behind it. */
export function isUnopened(state: State, element: Element): boolean {
  if (element.leads !== undefined || element.blocked === "for-good") return false;
  const { isDoor, isPassage } = elementCard(element);
  return (isDoor === true || isPassage === true) && exitOf(state, element) !== undefined;
}

/** REG-VERDICT-38: by the discovery of their zones, inside a zone by their numbers, then the secret door, then what was added. */
export function unopenedExits(state: State): readonly Element[] {
  return whileStill(state, () => state.elements.filter((one) => isUnopened(state, one))).toSorted(
    (a, b) => a.zone - b.zone,
  );
}

/** REG-VERDICT-25: the floor square before it is entered, or its own by a jump or by magic, and nothing closes it. */
export function openExitBefore(state: State, square: Square): Element | undefined {
  return state.elements.find((one) => {
    if (distance(one, square) > 1) return false;
    const { isDoor, isPassage } = elementCard(one);
    if (!(isPassage || (isDoor && one.open)) || one.blocked !== undefined || one.hidden) return false;
    const opening = exitOf(state, one);
    const isThere = opening !== undefined && (sameSquare(opening, square) || sameSquare(one, square));
    return isThere && isUnopened(state, one);
  });
}
