import { w } from "@ossuaire/kernel";
import type { UnforeseenCard } from "../../../cards/unforeseen.ts";
import { at, isHero, ofSide } from "../../../characters.ts";
import { byRow, distance, type Square, sameSquare } from "../../../grid/square.ts";
import { addElement, elementCard, isBroken, removeElement } from "../../../rules/elements.ts";
import { cutsNothingOff, freeSquares } from "../../../rules/free-squares.ts";
import { leadersZone } from "../../../rules/unforeseen.ts";
import type { Element, State } from "../../../state.ts";
import type { DarkTable } from "../../../table.ts";
import { unforeseen } from "./card.ts";

const rockfall = unforeseen("rockfall", w("Éboulement", "Rockfall"), "REG-EVENT-06", 1, function* (table) {
  const { state } = table;
  const square = randomSquare(table, (one) => cutsNothingOff(state, one));
  if (square === undefined) return;
  // REG-VERDICT-72: it buries what is hidden under it.
  for (const element of state.elements)
    if (element.hidden && sameSquare(element, square)) removeElement(state, element);
  appears(table, "rubble", square, "REG-EVENT-06");
});

const remains = unforeseen("remains", w("Dépouille", "Remains"), "REG-EVENT-18", 1, function* (table) {
  const square = randomSquare(table, () => true);
  if (square !== undefined) appears(table, "corpse", square, "REG-EVENT-18");
});

const slammingDoor = unforeseen(
  "slamming-door",
  w("Porte qui claque", "Slamming door"),
  "REG-EVENT-10",
  1,
  function* (table) {
    const { state } = table;
    const [door] = state.elements
      .filter((one) => canSlam(state, one))
      .toSorted((a, b) => fromHeroes(state, b) - fromHeroes(state, a) || byRow(a, b));
    if (door === undefined) return;
    delete door.open;
    const { kind, x, y } = door;
    table.tell({ type: "slams", rule: "REG-EVENT-10", kind, x, y });
  },
);

/** REG-EVENT-17: traps count as detected; a secret door is seen, and stays shut until a search. */
const senseOfDanger = unforeseen(
  "sense-of-danger",
  w("Instinct du danger", "Sense of danger"),
  "REG-EVENT-17",
  1,
  function* (table) {
    const zone = leadersZone(table.state);
    const found = table.state.elements.filter((one) => one.hidden && one.zone === zone);
    for (const one of found)
      if (elementCard(one).isFoundBeside) one.shown = true;
      else delete one.hidden;
    const seen = found.map(({ kind, x, y }) => ({ kind, x, y }));
    table.reveal({ type: "senses", rule: "REG-EVENT-17", seen });
  },
);

export const scenery: readonly UnforeseenCard[] = [rockfall, slammingDoor, senseOfDanger, remains];

function randomSquare({ state, rng }: DarkTable, suits: (square: Square) => boolean): Square | undefined {
  const zone = leadersZone(state);
  const squares = zone === undefined ? [] : freeSquares(state, zone).filter(suits);
  return squares.length === 0 ? undefined : rng.one(squares);
}

function appears(
  table: DarkTable,
  kind: "rubble" | "corpse",
  { x, y }: Square,
  rule: `REG-EVENT-${number}`,
): void {
  addElement(table.state, kind, { x, y }, leadersZone(table.state) ?? 0);
  table.tell({ type: "befalls", rule, element: kind, x, y });
}

function canSlam(state: State, door: Element): boolean {
  const isOpen = elementCard(door).isDoor === true && door.open === true && !door.hidden;
  return isOpen && door.blocked === undefined && !isBroken(door) && at(state, door) === undefined;
}

/** From the nearest PJ. */
function fromHeroes(state: State, square: Square): number {
  return Math.min(
    ...ofSide(state, "heroes")
      .filter(isHero)
      .map((who) => distance(who, square)),
  );
}
