import type { Script } from "@ossuaire/kernel";
import type { Find } from "../cards/find.ts";
import { rowOf } from "../cards/treasure.ts";
import { sum, traitsOf } from "../sheet/traits.ts";
import type { Character, Element } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { rolledWell } from "./again.ts";
import { elementCard } from "./elements.ts";
import { castDice } from "./test.ts";

/** REG-ELEM-01, 02: once in the whole game, 1D on its own table. */
export function* rummage(table: DarkTable, who: Character, element: Element): Script {
  element.searched = true;
  const { find } = yield* rolledFind(table, who, element);
  yield* find.happens(table, who, element);
}

/** The roll that stands (REG-RULING-12). */
export function* rolledFind(
  table: DarkTable,
  who: Character,
  element: Element,
): Script<{ readonly roll: number; readonly find: Find }> {
  const { table: rows = [], rule } = elementCard(element);
  // REG-SKILL-12: of several D the highest is read.
  const more = sum(traitsOf(table.state, who).map(({ rummageDice }) => rummageDice?.(element.kind) ?? 0));
  const cast = {
    count: 1 + more,
    what: element.kind,
    rule,
    read: (dice: readonly number[]) => Math.max(...dice),
  };
  const { total } = yield* rolledWell(table, who, {
    cast: (hand) => castDice(table, who, cast, hand),
    isBad: (roll) => rowOf(rows, roll.total).isBad !== undefined,
    shows: ({ dice }) => dice,
  });
  return { roll: total, find: rowOf(rows, total) };
}
