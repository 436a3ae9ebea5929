import type { Script } from "@ossuaire/kernel";
import type { Find } from "../cards/find.ts";
import { rowOf } from "../cards/treasure.ts";
import { best } from "../dice/roll.ts";
import { sum, traitsOf } from "../sheet/traits.ts";
import type { Character, Element, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { rolledWell } from "./again.ts";
import { elementCard } from "./elements.ts";
import type { TableRoll } from "./table-roll.ts";
import { castDice } from "./test.ts";

/** REG-ELEM-01, 02: once in the whole game, 1D on its own table. */
export function* rummage(table: DarkTable, who: Character, element: Element): Script {
  element.searched = true;
  const { find } = yield* rolledFind(table, who, element);
  yield* find.happens(table, who, element);
}

/** REG-ELEM-02, REG-SKILL-12: 1D; of several the highest is read. */
export function rummageRoll(state: State, who: Character, element: Element): TableRoll<Find> {
  const { table: rows = [] } = elementCard(element);
  const more = sum(traitsOf(state, who).map(({ rummageDice }) => rummageDice?.(element.kind) ?? 0));
  return { dice: 1 + more, read: 1, rows };
}

/** The roll that stands (REG-RULING-12). */
export function* rolledFind(
  table: DarkTable,
  who: Character,
  element: Element,
): Script<{ readonly roll: number; readonly find: Find }> {
  const { dice: count, read, rows } = rummageRoll(table.state, who, element);
  const cast = {
    count,
    what: element.kind,
    rule: elementCard(element).rule,
    read: (dice: readonly number[]) => sum(best(dice, read)),
  };
  const { total } = yield* rolledWell(table, who, {
    cast: (hand) => castDice(table, who, cast, hand),
    isBad: (roll) => rowOf(rows, roll.total).isBad !== undefined,
    shows: ({ dice }) => dice,
  });
  return { roll: total, find: rowOf(rows, total) };
}
