import { w } from "@ossuaire/kernel";
import type { Aim } from "../asked/deed.ts";
import type { Deed } from "../deed.ts";
import { don } from "../deeds/don.ts";
import { swap } from "../deeds/swap.ts";
import { change, use } from "../deeds/use.ts";
import type { Errand } from "../errand.ts";
import { carry, settle } from "../rules/bearing.ts";
import { hindranceTo } from "../rules/chances.ts";
import { thingCardOf } from "../shelf.ts";
import type { State } from "../state.ts";
import { thingOf, wornBy } from "../things.ts";
import { unchanged } from "./fund.ts";

/** REG-VERDICT-81: a deed of the catacombs that is done in town as well, without P.Action. */
function inTown(
  { id, rule, name, ways }: Deed,
  fits: (state: State, aim: Aim) => boolean = () => true,
): Errand {
  return {
    id,
    rule,
    name,
    *offers(state, who) {
      for (const { option, perform } of ways(state, who)) {
        const { deed, cost: _, ...aim } = option;
        if (!fits(state, aim)) continue;
        const bar = hindranceTo(state, who, deed, aim);
        yield {
          option: { ...aim, errand: id, ...unchanged(state, who) },
          ...(bar === undefined ? {} : { bar }),
          perform,
        };
      }
    },
  };
}

const isRune = (state: State, { thing }: Aim): boolean =>
  thing !== undefined && thingCardOf(thingOf(state, thing).card).isRune === true;

/** What was put on can be taken off again. */
const takeOff: Errand = {
  id: "take-off",
  rule: "REG-VERDICT-81",
  name: w("Enlever", "Take off"),
  *offers(state, who) {
    for (const { thing, card } of wornBy(state, who.id))
      yield {
        option: {
          id: `take-off:${thing.id}`,
          errand: "take-off",
          thing: thing.id,
          card: card.id,
          ...unchanged(state, who),
        },
        *perform(table) {
          carry(thing, who.id);
          table.tell({ type: "takes-off", rule: "REG-VERDICT-81", who: who.id, thing: card.id });
          settle(table, who);
        },
      };
  },
};

/** Hands, armour, trinkets, and runes that are bound. */
export const equip: readonly Errand[] = [
  inTown(swap),
  inTown(don),
  inTown(change),
  takeOff,
  inTown(use, isRune),
];
