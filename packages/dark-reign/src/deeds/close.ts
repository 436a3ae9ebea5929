import { w } from "@ossuaire/kernel";
import { at } from "../characters.ts";
import { deed } from "../deed.ts";
import { elementCard, isBroken } from "../rules/elements.ts";
import { handled, inReach } from "../rules/handled.ts";
import type { Element } from "../state.ts";

/** REG-DOOR-01, REG-VERDICT-23: an open door that still stands, with nobody in it. */
export const close = deed({
  id: "close",
  name: w("Fermer", "Close"),
  rule: "REG-DOOR-01",
  cost: 1,
  *options(state, who) {
    for (const { x, y } of inReach(state, who, canBeClosed))
      if (at(state, { x, y }) === undefined) yield { square: { x, y } };
  },
  *perform(table, who, { square }) {
    const door = handled(table.state, square, canBeClosed);
    if (door === undefined) return;
    delete door.open;
    table.tell({ type: "closes", rule: "REG-DOOR-01", who: who.id, kind: door.kind, ...square });
  },
});

const canBeClosed = (element: Element): boolean =>
  elementCard(element).isDoor === true &&
  element.open === true &&
  element.blocked === undefined &&
  !isBroken(element);
