import { because, w } from "@ossuaire/kernel";
import type { Errand } from "../errand.ts";
import { take } from "../rules/bearing.ts";
import { askFor, wares } from "../rules/stock.ts";
import { makeThing } from "../things.ts";
import { tooPoor, unchanged, visitorOf } from "./fund.ts";

/** REG-VERDICT-71: any number of things, with its own écus. */
export const buy: Errand = {
  id: "buy",
  rule: "REG-VERDICT-71",
  name: w("Acheter", "Buy"),
  *offers(state, who) {
    const { hero } = visitorOf(who);
    const { load } = unchanged(state, who);
    for (const { id, price, weight, isRare, isUnique } of wares(state)) {
      const isOwned =
        isUnique && state.things.some(({ card, at }) => card === id && "by" in at && at.by === who.id);
      const bar =
        isRare && !state.stock[id] ? notInStock : isOwned ? enough : hero.ecus < price ? tooPoor : undefined;
      yield {
        option: { id: `buy:${id}`, errand: "buy", card: id, ecus: -price, xp: 0, load: load + weight },
        ...(bar === undefined ? {} : { bar }),
        *perform({ state: now, tell }) {
          hero.ecus -= price;
          const thing = makeThing(now, id, { kind: "carried", by: who.id });
          if (isUnique) thing.at = { kind: "strongbox", by: who.id };
          else take(now, who, thing);
          tell({ type: "bought", rule: "REG-VERDICT-71", who: who.id, thing: id, ecus: price });
        },
      };
    }
  },
};

/** REG-TOWN-20. */
const notInStock = because("REG-TOWN-20", w("Ce livre n’est pas en stock.", "This book is not in stock."));

/** REG-TOWN-27: it keeps any number of things. */
const enough = because(
  "REG-TOWN-27",
  w("Un coffre-fort suffit à tout.", "One strongbox is enough for everything."),
);

/** REG-TOWN-20, REG-VERDICT-81: 1D for the whole visit, thrown by the first who asks; its destiny works on it (REG-CHAR-17). */
export const ask: Errand = {
  id: "ask",
  rule: "REG-TOWN-20",
  name: w("Demander", "Ask for"),
  *offers(state, who) {
    for (const { id, isRare } of wares(state))
      if (isRare && state.stock[id] === undefined)
        yield {
          option: { id: `ask:${id}`, errand: "ask", card: id, ...unchanged(state, who) },
          *perform(table) {
            yield* askFor(table, who, id);
          },
        };
  },
};
