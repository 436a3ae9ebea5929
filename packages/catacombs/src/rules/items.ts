import { itemOf } from "../content/box.ts";
import type { HeroId } from "../options.ts";
import { heroOf } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/** CAT-ITEM-07, 08, 13: used in this room, or used up for good. */
export function useUp({ state, tell }: CatacombsTable, id: HeroId, item: string): void {
  const hero = heroOf(state, id);
  const { use } = itemOf(item);
  if (use === "always") return;
  if (use === "room") hero.used.push(item);
  else {
    hero.items.splice(hero.items.indexOf(item), 1);
    state.usedUp.push(item);
  }
  tell({ type: "used", rule: use === "room" ? "CAT-ITEM-07" : "CAT-ITEM-08", hero: id, item });
}
