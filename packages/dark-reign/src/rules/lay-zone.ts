import type { Script } from "@ossuaire/kernel";
import { dealt } from "../deck/deal.ts";
import { cellsOf } from "../grid/cells.ts";
import type { Way } from "../grid/plan.ts";
import { doorSquare } from "../grid/square.ts";
import { laidZonesOf } from "../ground-of.ts";
import { packsOf } from "../shelf.ts";
import type { Character, Element, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { ambush } from "./ambush.ts";
import { contentOf } from "./content.ts";
import { dealOn } from "./deal-on.ts";
import { addElement } from "./elements.ts";
import { unopenedExits } from "./exits.ts";
import { layOut } from "./lay-out.ts";

type PlacedZone = State["zones"][number];

/** REG-DOOR-02, REG-VERDICT-23: what stands in an exit by its card. */
const doors: Readonly<Record<Way, Partial<Element> & { readonly kind: string }>> = {
  open: { kind: "passage" },
  closed: { kind: "door" },
  locked: { kind: "door", lock: "untried" },
  armoured: { kind: "armoured-door", lock: "untried" },
  final: { kind: "door" },
};

/**
 * REG-DRAW-06, 09, REG-SPLIT: a zone is laid, its content rolled, the rest of the pile dealt over its exits, and the MJ places what
 * there is. Without somebody who discovers it, it is the first.
 */
export function* layZone(
  table: DarkTable,
  zone: PlacedZone,
  rest: readonly string[],
  who: Character | undefined,
): Script {
  const { state } = table;
  const number = state.zones.length;
  state.zones.push(zone);
  hangDoors(state, number);
  tell(table, number, who);
  const content = contentOf(table, number, who === undefined);
  yield* split(table, number, rest);
  const { brought, lurking } = yield* layOut(table, number, content);
  for (const { laidOut } of packsOf(state.options)) if (laidOut) yield* laidOut(table, number, brought);
  yield* ambush(table, lurking);
}

/** Its drawing, and never its card (REG-DRAW-05). */
function tell(table: DarkTable, number: number, who: Character | undefined): void {
  const { state } = table;
  const laid = laidZonesOf(state)[number];
  if (laid === undefined) return;
  const { x, y, rows } = laid.plan;
  table.reveal({
    type: "zone-found",
    rule: who === undefined ? "REG-DRAW-06" : "REG-DRAW-09",
    zone: number,
    ...(who === undefined ? {} : { who: who.id }),
    x,
    y,
    rows,
    corridor: laid.corridor,
    doors: state.elements
      .filter(({ zone }) => zone === number)
      .map((door) => ({ kind: door.kind, x: door.x, y: door.y })),
  });
}

/** REG-RULING-21, REG-CELL-01: exits by their numbers, then the cells, whose locks are known from the start (REG-RULING-57). */
export function hangDoors(state: State, number: number): void {
  const plan = laidZonesOf(state)[number]?.plan;
  if (plan === undefined) return;
  for (const exit of plan.exits) {
    const { kind, ...door } = doors[exit.way];
    addElement(state, kind, doorSquare(exit), number, door);
  }
  for (const { door } of cellsOf(plan)) addElement(state, "prison-door", door, number, { lock: "known" });
}

/** REG-SPLIT-01, 02, REG-VERDICT-37. */
function* split(table: DarkTable, number: number, rest: readonly string[]): Script {
  const { state } = table;
  const exits = unopenedExits(state).filter(({ zone }) => zone === number);
  if (exits.length === 0) {
    yield* dealOn(table, rest);
    return;
  }
  const piles = dealt(rest, exits.length);
  for (const [i, exit] of exits.entries()) state.piles[exit.id] = [...(piles[i] ?? [])];
}
