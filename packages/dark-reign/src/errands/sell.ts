import { because, w } from "@ossuaire/kernel";
import { salePrice } from "../cards/thing.ts";
import type { Errand } from "../errand.ts";
import { settle } from "../rules/bearing.ts";
import { sum } from "../sheet/traits.ts";
import { thingCardOf } from "../shelf.ts";
import type { State, Thing } from "../state.ts";
import { unchanged, visitorOf } from "./fund.ts";
import { ownedBy } from "./owned.ts";

/** REG-VERDICT-22: with the runes that are bound to it (REG-VERDICT-21). */
export const proceedsOf = ({ card, runes = [] }: Pick<Thing, "card" | "runes">): number =>
  sum([card, ...runes].map((one) => salePrice(thingCardOf(one))));

export const sell: Errand = {
  id: "sell",
  rule: "REG-VERDICT-22",
  name: w("Vendre", "Sell"),
  *offers(state, who) {
    const { hero } = visitorOf(who);
    const { load } = unchanged(state, who);
    for (const { thing, card } of ownedBy(state, who)) {
      const price = proceedsOf(thing);
      const isAway = thing.at.kind === "strongbox";
      yield {
        option: {
          id: `sell:${thing.id}`,
          errand: "sell",
          thing: thing.id,
          card: card.id,
          ecus: price,
          xp: 0,
          load: isAway ? load : load - card.weight,
        },
        ...(card.isUnique && isInUse(state, thing) ? { bar: inUse } : {}),
        *perform(table) {
          thing.at = { kind: "gone" };
          hero.ecus += price;
          table.tell({ type: "sold", rule: "REG-VERDICT-22", who: who.id, thing: card.id, ecus: price });
          settle(table, who);
        },
      };
    }
  },
};

function isInUse({ things }: State, { id, at: place }: Thing): boolean {
  return (
    "by" in place &&
    things.some((one) => one.id !== id && one.at.kind === "strongbox" && one.at.by === place.by)
  );
}

const inUse = because(
  "REG-TOWN-27",
  w("Il reste des objets dans ce coffre-fort.", "There are still things in this strongbox."),
);
