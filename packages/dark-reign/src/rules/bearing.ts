import { groundOf, isEmpty } from "../board.ts";
import { hindranceAt, squaresOf } from "../grid/ground.ts";
import { byRow, distance, type Square } from "../grid/square.ts";
import { mostPv } from "../sheet/counters.ts";
import { canEquip } from "../sheet/hands.ts";
import { thingCardOf } from "../shelf.ts";
import type { Character, Place, State, Thing } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { type Borne, heldBy, wornBy } from "../things.ts";

/** REG-TREAS-02: a thing is among what somebody carries; nobody's any more that died (REG-VERDICT-15). */
export function carry(thing: Thing, by: string): void {
  thing.at = { kind: "carried", by };
  delete thing.from;
}

/** REG-TREAS-02, REG-RELIC-01: it is carried, and worn at once if its category is free: there is nothing to choose yet. */
export function take(state: State, { id }: Character, thing: Thing): void {
  carry(thing, id);
  const { wornAs } = thingCardOf(thing.card);
  if (wornAs === undefined || wornAs === "armour") return;
  if (wornIn(state, id, wornAs) === undefined) thing.at = { kind: "worn", by: id };
}

/** REG-SHEET-07, REG-VERDICT-05: what somebody wears of a category, armour among them. */
export function wornIn(state: State, who: string, category: string): Borne | undefined {
  return wornBy(state, who).find(({ card }) => card.wornAs === category);
}

/** REG-RULING-60, REG-VERDICT-05: instead of what is worn in its place, which is carried on. */
export function wear(state: State, { id }: Character, thing: Thing): void {
  const { wornAs = "armour" } = thingCardOf(thing.card);
  const old = wornIn(state, id, wornAs);
  if (old !== undefined) carry(old.thing, id);
  thing.at = { kind: "worn", by: id };
}

/**
 * REG-VERDICT-01, REG-RULING-09: after things have changed places, whatever its holder can no longer use is put away, and PV above
 * the maximum are lost.
 */
export function settle(table: Pick<DarkTable, "state" | "tell">, who: Character): void {
  const { state } = table;
  for (const { thing, card } of heldBy(state, who.id)) {
    if (who.hero === undefined || canEquip(state, who, card)) continue;
    carry(thing, who.id);
    table.tell({ type: "puts-away", rule: "REG-VERDICT-01", who: who.id, thing: card.id });
  }
  const most = mostPv(state, who);
  if (who.pv.some((figure) => figure > most)) who.pv = who.pv.map((figure) => Math.min(figure, most));
}

/** REG-VERDICT-78: the nearest free square, the own one first; ties by row, then column (REG-VERDICT-72). */
export function nearestFree(state: State, to: Square): Square | undefined {
  return squaresOf(groundOf(state))
    .filter((square) => isEmpty(state, square))
    .toSorted((a, b) => distance(a, to) - distance(b, to) || byRow(a, b))[0];
}

export const floorAt = ({ x, y }: Square): Place => ({ kind: "floor", x, y });

/**
 * REG-RULING-87, REG-VERDICT-78: where a thing of somebody who is taken off the board comes to lie: on its square, beside its hole;
 * with it in the lava, unless it is a quest's.
 */
export function leftAt(state: State, who: Character, thing: Thing, wasInHole: boolean): Place {
  const isOverNothing = hindranceAt(groundOf(state), who) === "fall";
  if (!isOverNothing && !wasInHole) return floorAt(who);
  if (!wasInHole && !thingCardOf(thing.card).isQuest) return { kind: "gone" };
  return floorAt(nearestFree(state, who) ?? who);
}
