import type { Script } from "@ossuaire/kernel";
import type { Find } from "../cards/find.ts";
import { rowOf } from "../cards/treasure.ts";
import type { Character, Element } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { offerDestiny } from "./destiny.ts";
import { elementCard } from "./elements.ts";
import { throwDice } from "./test.ts";

/** REG-ELEM-01, 02: once in the whole game, 1D on its own table. */
export function* rummage(table: DarkTable, who: Character, element: Element): Script {
  element.searched = true;
  const { find } = yield* rolledFind(table, who, element);
  yield* find.happens(table, who, element);
}

/** The roll that stands, after destiny (REG-RULING-12). */
export function* rolledFind(
  table: DarkTable,
  who: Character,
  element: Element,
): Script<{ readonly roll: number; readonly find: Find }> {
  const { table: rows = [], rule } = elementCard(element);
  while (true) {
    const roll = throwDice(table, who, 1, element.kind, rule);
    const find = rowOf(rows, roll);
    if (find.isBad === undefined || !(yield* offerDestiny(table, who))) return { roll, find };
  }
}
