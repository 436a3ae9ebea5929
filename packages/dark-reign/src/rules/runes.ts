import type { ThingCard } from "../cards/thing.ts";
import { mostPv } from "../sheet/counters.ts";
import { thingCardOf } from "../shelf.ts";
import type { Character, State, Thing } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { type Borne, thingsOf } from "../things.ts";
import { settle } from "./bearing.ts";
import { heals } from "./wounds.ts";

/** REG-RUNE-02, REG-VERDICT-21: weapons, shields and armours, in hand, worn or carried; sceptres and trinkets are none. */
export function bindable(state: State, who: Character): readonly Borne[] {
  return thingsOf(state, who.id).filter(({ card }) => isBindable(card));
}

export const isBindable = ({ melee, shot, parries, wornAs }: ThingCard): boolean =>
  melee !== undefined || shot !== undefined || parries !== undefined || wornAs === "armour";

/** REG-RUNE-03: for ever; the rune is a part of the object from now on. */
export function bind(table: DarkTable, who: Character, rune: Thing, object: Thing): void {
  const { state } = table;
  const most = mostPv(state, who);
  object.runes = [...(object.runes ?? []), rune.card];
  rune.at = { kind: "gone" };
  table.tell({ type: "binds", rule: "REG-RUNE-02", who: who.id, rune: rune.card, thing: object.card });
  // REG-RULING-09: of life, once, and as far as it counts (REG-RUNE-04): not in a bag, nor beside another of its kind.
  const more = mostPv(state, who) - most;
  if (more > 0) heals(table, who, more, thingCardOf(rune.card).rule);
  settle(table, who);
}
