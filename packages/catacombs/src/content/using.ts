import type { Script } from "@ossuaire/kernel";
import type { Action } from "../action.ts";
import { useUp } from "../rules/items.ts";
import type { Character } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/** CAT-ITEM-07, 08: the article is used when its action begins. */
export function using(
  item: string,
  more?: (table: CatacombsTable, actor: Character) => Script,
): NonNullable<Action["before"]> {
  return function* (table, actor): Script {
    useUp(table, actor.card, item);
    if (more) yield* more(table, actor);
  };
}
