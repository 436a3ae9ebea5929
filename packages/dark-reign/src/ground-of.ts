import type { ElementCard } from "./cards/element.ts";
import { cellsOf } from "./grid/cells.ts";
import { type Ground, groundOf as groundOfZones, hindranceCode, type Standing } from "./grid/ground.ts";
import { doorSquare, sameSquare } from "./grid/square.ts";
import { type LaidZone, laidZone } from "./grid/zone.ts";
import { cardOf } from "./shelf.ts";
import type { Element, State } from "./state.ts";
import { onceWhileStill } from "./still.ts";

/** A ground, and all of the state that it was worked out from. */
interface Known {
  readonly zones: readonly State["zones"][number][];
  readonly laid: readonly LaidZone[];
  readonly elements: readonly Element[];
  readonly cards: readonly ElementCard[];
  readonly codes: readonly number[];
  readonly ground: Ground;
}

/** By the list of zones, which stays the same as long as a match is played on. */
const known = new WeakMap<object, Known>();

/** The ground of a state: worked out from its zones and elements, and remembered beside it as long as they stay as they are. */
export const groundOf = (state: State): Ground => knownOf(state, state.zones).ground;

/** The zones of a state in squares of the board. */
export const laidZonesOf = (state: State): readonly LaidZone[] => knownOf(state, state.zones).laid;

/** Of a board whose zones nobody knows by name, but whose ground is known: as a viewer has it before him. */
export function rememberGround({ zones, elements }: State, ground: Ground): void {
  const cards = elements.map(({ kind }) => cardOf("elements", kind));
  const codes = elements.map((one, i) => (cards[i] === undefined ? 0 : codeOf(cards[i], one)));
  known.set(zones, { zones: [...zones], laid: [], elements: [...elements], cards, codes, ground });
}

const knownOf = onceWhileStill((state, zones: State["zones"]): Known => {
  const last = known.get(zones);
  if (last !== undefined && isStill(last, state)) return last;
  const now = workedOut(state);
  known.set(zones, now);
  return now;
});

/** It is asked at every sight line and so makes nothing. */
function isStill(last: Known, { zones, elements }: State): boolean {
  if (zones.length !== last.zones.length || elements.length !== last.elements.length) return false;
  for (let i = 0; i < zones.length; i++) if (zones[i] !== last.zones[i]) return false;
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i];
    const card = last.cards[i];
    if (element === undefined || card === undefined || element !== last.elements[i]) return false;
    if (codeOf(card, element) !== last.codes[i]) return false;
  }
  return true;
}

function workedOut({ zones, elements }: State): Known {
  const laid = zones.map((zone) => laidZone(cardOf("zones", zone.card).plan, zone));
  const cards = elements.map(({ kind }) => cardOf("elements", kind));
  // A secret door that is not there, or that nobody has put there yet, is wall.
  const walls = laid.flatMap(({ plan }) =>
    plan.secret === undefined ? [] : [wall(doorSquare(plan.secret))],
  );
  const cells = elements.flatMap((door, i) =>
    isShutCell(cards[i], door) ? cellBehind(laid[door.zone], door).map(wall) : [],
  );
  const standing = elements.map((one, i) => ({
    x: one.x,
    y: one.y,
    hinders: cards[i]?.hinders(one) ?? "free",
  }));
  return {
    zones: [...zones],
    laid,
    elements: [...elements],
    cards,
    codes: elements.map((one, i) => (cards[i] === undefined ? 0 : codeOf(cards[i], one))),
    ground: groundOfZones(laid, [...walls, ...cells, ...standing]),
  };
}

/** All that the ground wants to know of an element. */
function codeOf(card: ElementCard, element: Element): number {
  return hindranceCode(card.hinders(element)) + (isShutCell(card, element) ? 4 : 0);
}

/** REG-VERDICT-83: an unopened cell counts as undiscovered. */
const isShutCell = (card: ElementCard | undefined, { searched }: Element): boolean =>
  card?.isCell === true && !searched;

function cellBehind(zone: LaidZone | undefined, door: Element) {
  const cells = zone === undefined ? [] : cellsOf(zone.plan);
  return cells.find((cell) => sameSquare(cell.door, door))?.squares ?? [];
}

const wall = ({ x, y }: { readonly x: number; readonly y: number }): Standing => ({ x, y, hinders: "full" });
