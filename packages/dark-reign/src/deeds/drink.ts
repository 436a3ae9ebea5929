import { type Script, w } from "@ossuaire/kernel";
import { reaches } from "../board.ts";
import { characterOf, ofSide } from "../characters.ts";
import { deed } from "../deed.ts";
import { openly } from "../rules/openly.ts";
import { thingCardOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { type Borne, oneOfEach, thingOf, thingsOf } from "../things.ts";

/** REG-DRINK-01. */
export const drink = deed({
  id: "drink",
  name: w("Boire", "Drink"),
  rule: "REG-DRINK-01",
  cost: 1,
  *options(state, who) {
    for (const { thing } of potionsOf(state, who)) yield { thing: thing.id };
  },
  *perform(table, who, { thing }) {
    yield* drunkBy(table, who, who, thing);
  },
});

/** REG-DRINK-02, REG-RULING-55: an ally in reach, who may lie on the ground; the potion is the giver's. */
export const makeDrink = deed({
  id: "make-drink",
  name: w("Faire boire", "Give to drink"),
  rule: "REG-DRINK-02",
  cost: 1,
  *options(state, who) {
    const potions = potionsOf(state, who);
    if (potions.length === 0) return;
    for (const { id: target } of ofSide(state, who.side).filter((one) => isBeside(state, who, one)))
      for (const { thing } of potions) yield { thing: thing.id, target };
  },
  *perform(table, who, { thing, target }) {
    yield* drunkBy(table, who, characterOf(table.state, target), thing);
  },
});

const isBeside = (state: State, who: Character, other: Character): boolean =>
  other.id !== who.id && reaches(state, who, other);

function potionsOf(state: State, { id }: Character): readonly Borne[] {
  return oneOfEach(thingsOf(state, id).filter(({ card }) => card.drunk !== undefined));
}

/** REG-POTION-01: it works once. */
function* drunkBy(table: DarkTable, giver: Character, drinker: Character, id: string): Script {
  const potion = thingOf(table.state, id);
  const { rule, drunk = [] } = thingCardOf(potion.card);
  potion.at = { kind: "gone" };
  openly(table, giver)({ type: "drinks", rule, who: giver.id, drinker: drinker.id, thing: potion.card });
  for (const verb of drunk) yield* verb(table, drinker, { rule, source: potion.card });
}
