import { w } from "@ossuaire/kernel";
import { isHero } from "../characters.ts";
import { deed } from "../deed.ts";
import { carry, settle } from "../rules/bearing.ts";
import { canEquip } from "../sheet/hands.ts";
import { thingCardOf } from "../shelf.ts";
import type { Character, Hand, State } from "../state.ts";
import { type Borne, heldBy, inHand, thingOf, thingsOf } from "../things.ts";

interface SwapAim {
  /** Nothing: the hand is emptied. */
  readonly thing?: string;
  readonly how: Hand;
}

const hands = ["right", "left"] as const;

/** REG-SWAP-01, REG-RULING-59: what one hand holds is exchanged; for heroes alone (REG-FOE-03, REG-RULING-80). */
export const swap = deed({
  id: "swap",
  name: w("Changer d’arme", "Change weapon"),
  manners: { right: w("main droite", "right hand"), left: w("main gauche", "left hand") },
  rule: "REG-SWAP-01",
  cost: 1,
  *options(state, who): Iterable<SwapAim> {
    if (!isHero(who)) return;
    const carried = inBag(state, who);
    for (const how of handsOf(state, who)) {
      for (const { thing, card } of carried)
        if (card.hands === 1 || how === "right") yield { thing: thing.id, how };
      if (inHand(state, who.id, how) !== undefined) yield { how };
    }
  },
  *perform(table, who, { thing: id, how: hand }) {
    const { state } = table;
    const thing = id === undefined ? undefined : thingOf(state, id);
    const isBoth = thing !== undefined && thingCardOf(thing.card).hands === 2;
    for (const old of heldBy(state, who.id))
      if (isBoth || old.card.hands === 2 || isIn(old, hand)) carry(old.thing, who.id);
    if (thing !== undefined) thing.at = { kind: "held", by: who.id, hand };
    const event = { type: "holds", rule: "REG-SWAP-01", who: who.id, hand } as const;
    table.tell(thing === undefined ? event : { ...event, thing: thing.card });
    settle(table, who);
  },
});

const isIn = ({ thing }: Borne, hand: Hand): boolean => thing.at.kind === "held" && thing.at.hand === hand;

/** Weapons, shields and sceptres that it carries and may hold (REG-SHEET-05, REG-WEAPON-13). */
function inBag(state: State, who: Character): readonly Borne[] {
  return thingsOf(state, who.id).filter(
    ({ thing, card }) =>
      thing.at.kind === "carried" && card.hands !== undefined && canEquip(state, who, card),
  );
}

/** Two hands that are both empty, or hold one thing together, are one choice. */
function handsOf(state: State, { id }: Character): readonly Hand[] {
  const held = heldBy(state, id);
  return held.length === 0 || held[0]?.card.hands === 2 ? ["right"] : hands;
}
