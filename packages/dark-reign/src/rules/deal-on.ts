import type { Script } from "@ossuaire/kernel";
import { squareId } from "../board.ts";
import { dealtUnder } from "../deck/deal.ts";
import { doorSquare, type Opening } from "../grid/square.ts";
import { addedExits } from "../grid/way-on.ts";
import { laidZonesOf } from "../ground-of.ts";
import { mjSeat } from "../options.ts";
import { cardOf } from "../shelf.ts";
import type { Element, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { catacombOf } from "./catacomb.ts";
import { addElement, isBroken } from "./elements.ts";
import { unopenedExits } from "./exits.ts";

/** Whether the zone of the main quest lies on the board. */
export function isMainDrawn({ options, zones }: State): boolean {
  const { main } = catacombOf(options);
  return zones.some(({ card }) => card === main);
}

/** REG-SPLIT-03, 04, REG-VERDICT-38: the rest of a dead end goes to all exits that are left; without any, a way on is made. */
export function* dealOn(table: DarkTable, rest: readonly string[]): Script {
  const { state } = table;
  const exits = unopenedExits(state);
  if (exits.length === 0) {
    if (!isMainDrawn(state) && rest.length > 0) yield* addExit(table, rest);
    return;
  }
  const piles = dealtUnder(
    exits.map(({ id }) => state.piles[id] ?? []),
    rest,
  );
  for (const [i, exit] of exits.entries()) {
    const pile = piles[i] ?? [];
    state.piles[exit.id] = [...pile];
    if (exit.blocked !== undefined && pile.length > 0) free(table, exit);
  }
}

/** REG-VERDICT-37: a door that still stands has to be opened once more. */
function free(table: DarkTable, exit: Element): void {
  delete exit.blocked;
  if (!isBroken(exit)) delete exit.open;
  table.reveal({ type: "exit-freed", rule: "REG-VERDICT-37", x: exit.x, y: exit.y });
}

/** Where cards lie as long as it is not known which exit gets them. */
const undealt = "undealt";

/** REG-VERDICT-39: the zone that was discovered last and has room for it gets an open passage. */
function* addExit(table: DarkTable, rest: readonly string[]): Script {
  const { state } = table;
  const [top] = rest;
  if (top === undefined) return;
  const { plan } = cardOf("zones", top);
  for (let number = state.zones.length - 1; number >= 0; number--) {
    const openings = [...addedExits(laidZonesOf(state), number, plan)];
    const zone = state.zones[number];
    if (openings.length === 0 || zone === undefined) continue;
    state.piles[undealt] = [...rest];
    const opening = yield* pickedBy(openings);
    delete state.piles[undealt];
    state.zones[number] = { ...zone, added: [...zone.added, opening] };
    const passage = addElement(state, "passage", doorSquare(opening), number);
    state.piles[passage.id] = [...rest];
    table.reveal({ type: "way-on", rule: "REG-SPLIT-04", x: passage.x, y: passage.y });
    return;
  }
}

/** The MJ picks; the first is the one with the longest way from the entrance, which a computer takes. */
function* pickedBy(openings: readonly Opening[]): Script<Opening> {
  const walls = new Map(openings.toReversed().map((one) => [squareId(doorSquare(one)), one]));
  const options = [...walls]
    .toReversed()
    .map(([id, opening]) => ({ id, square: doorSquare(opening), opening }));
  const asking = { seats: mjSeat, prompt: "added-exit", rule: "REG-VERDICT-39" } as const;
  return (yield* choose(asking, options)).opening;
}
