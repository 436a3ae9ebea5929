import { w } from "@ossuaire/kernel";
import type { Errand } from "../errand.ts";
import { settle, take } from "../rules/bearing.ts";
import { storedBy } from "../things.ts";
import { unchanged } from "./fund.ts";
import { ownedBy } from "./owned.ts";

/** REG-TOWN-27, REG-SHEET-10: what is in the box weighs nothing, and stays in town. */
export const store: Errand = {
  id: "store",
  rule: "REG-TOWN-27",
  name: w("Mettre au coffre-fort", "Put into the strongbox"),
  *offers(state, who) {
    if (storedBy(state, who.id).length === 0) return;
    const { load } = unchanged(state, who);
    for (const { thing, card } of ownedBy(state, who))
      if (thing.at.kind !== "strongbox")
        yield {
          option: {
            id: `store:${thing.id}`,
            errand: "store",
            thing: thing.id,
            card: card.id,
            ecus: 0,
            xp: 0,
            load: load - card.weight,
          },
          *perform(table) {
            thing.at = { kind: "strongbox", by: who.id };
            table.tell({ type: "stores", rule: "REG-TOWN-27", who: who.id, thing: card.id });
            settle(table, who);
          },
        };
  },
};

export const fetch: Errand = {
  id: "fetch",
  rule: "REG-TOWN-27",
  name: w("Reprendre du coffre-fort", "Take out of the strongbox"),
  *offers(state, who) {
    const { load } = unchanged(state, who);
    for (const { thing, card } of storedBy(state, who.id))
      if (!card.isUnique)
        yield {
          option: {
            id: `fetch:${thing.id}`,
            errand: "fetch",
            thing: thing.id,
            card: card.id,
            ecus: 0,
            xp: 0,
            load: load + card.weight,
          },
          *perform(table) {
            take(table.state, who, thing);
            table.tell({ type: "fetches", rule: "REG-TOWN-27", who: who.id, thing: card.id });
          },
        };
  },
};
