import { w } from "@ossuaire/kernel";
import { deed } from "../deed.ts";
import { elementCard } from "../rules/elements.ts";
import { handled, inReach } from "../rules/handled.ts";
import { rummage as search } from "../rules/rummage.ts";
import { curse } from "../rules/statue.ts";
import type { Element } from "../state.ts";

/** REG-SEARCH-06, REG-ELEM, REG-RULING-53: an element in reach, with the table of its own; never by MJ characters. */
export const rummage = deed({
  id: "rummage",
  name: w("Fouiller l’élément", "Search the element"),
  rule: "REG-ELEM-02",
  cost: 1,
  *options(state, who) {
    if (who.side === "mj") return;
    for (const { x, y } of inReach(state, who, canBeSearched)) yield { square: { x, y } };
  },
  *perform(table, who, { square }) {
    const element = handled(table.state, square, canBeSearched);
    if (element === undefined) return;
    table.tell({ type: "rummages", rule: "REG-ELEM-01", who: who.id, kind: element.kind, ...square });
    curse(table, who, element);
    yield* search(table, who, element);
  },
});

function canBeSearched(element: Element): boolean {
  const { table, isOpened } = elementCard(element);
  return table !== undefined && !isOpened && !element.hidden && !element.searched;
}
