import type { Script } from "@ossuaire/kernel";
import { profileOf, thingCardOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { thingsOf } from "../things.ts";
import { carry } from "./bearing.ts";
import { earn } from "./purse.ts";
import { awardThing, awardTreasure } from "./treasure.ts";

/** What a character that has left the board brings to others. */
export function* inherit(table: DarkTable, who: Character): Script {
  if (who.gone === "left") passOn(table.state, who);
  if (who.gone !== "dead" || who.side !== "mj") return;
  // REG-RULING-67: what it had stolen.
  if (who.loot !== undefined) earn(table, who, who.loot, "REG-RULING-67");
  delete who.loot;
  yield* awardTreasure(table, profileOf(who.card).treasure);
  for (const thing of table.state.things)
    if (thing.from === who.id && thingCardOf(thing.card).isQuest) yield* awardThing(table, thing);
}

/** REG-VERDICT-78: an ally that leaves alive hands all it has to the PJ of its player, or to the leader's. */
function passOn(state: State, who: Character): void {
  if (who.hero !== undefined || who.side !== "heroes") return;
  const heirs = [who.seat, state.leader].map((id) => state.characters.find((one) => one.id === id));
  const heir = heirs.find((one) => one !== undefined && one.gone !== "dead" && one.gone !== "banished");
  if (heir !== undefined) for (const { thing } of thingsOf(state, who.id)) carry(thing, heir.id);
}
