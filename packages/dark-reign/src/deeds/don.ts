import { type Script, w } from "@ossuaire/kernel";
import { isHero } from "../characters.ts";
import { deed } from "../deed.ts";
import { settle, wear } from "../rules/bearing.ts";
import { canEquip } from "../sheet/hands.ts";
import { traitsOf } from "../sheet/traits.ts";
import { thingCardOf } from "../shelf.ts";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { thingOf, thingsOf } from "../things.ts";

/** REG-DON-01, 02, REG-RULING-60: all 4 P.Action in one turn; the old armour is carried on. For heroes alone (REG-FOE-03). */
export const don = deed({
  id: "don",
  name: w("Mettre une armure", "Put on armour"),
  rule: "REG-DON-01",
  cost: 4,
  *options(state, who) {
    if (!isHero(who)) return;
    for (const { thing, card } of thingsOf(state, who.id))
      if (thing.at.kind === "carried" && card.wornAs === "armour" && canEquip(state, who, card))
        yield { thing: thing.id };
  },
  *perform(table, who, { thing: id }) {
    const thing = thingOf(table.state, id);
    wear(table.state, who, thing);
    table.tell({ type: "wears", rule: "REG-DON-01", who: who.id, thing: thing.card });
    yield* putOn(table, who, thing.card);
    settle(table, who);
  },
});

/** REG-VERDICT-17: what an armour does when it is put on. */
function* putOn(table: DarkTable, who: Character, card: string): Script {
  const { traits = [] } = thingCardOf(card);
  for (const { whenPutOn } of traitsOf(table.state, who).filter((one) => traits.includes(one)))
    if (whenPutOn) yield* whenPutOn(table, who);
}
