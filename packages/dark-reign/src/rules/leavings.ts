import type { Script } from "@ossuaire/kernel";
import { ofSide, survivorsOf } from "../characters.ts";
import { profileOf, thingCardOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { storedBy, thingsOf } from "../things.ts";
import { carry } from "./bearing.ts";
import { earn } from "./purse.ts";
import { awardThing, awardTreasure } from "./treasure.ts";

/** What a character that has left the board brings to others. */
export function* inherit(table: DarkTable, who: Character, by?: Character): Script {
  if (who.gone === "left") passOn(table.state, who);
  if (who.gone !== "dead") return;
  // REG-RULING-67: what it had stolen, on whichever side it dies.
  if (who.loot !== undefined) earn(table, who, who.loot, "REG-RULING-67");
  delete who.loot;
  if (who.side !== "mj") return;
  yield* awardTreasure(table, profileOf(who.card).treasure, by);
  for (const thing of table.state.things)
    if (thing.from === who.id && thingCardOf(thing.card).isQuest) yield* awardThing(table, thing, by);
}

/** REG-VERDICT-78: an ally that leaves alive hands all it has to the PJ of its player, or to the leader's. */
function passOn(state: State, who: Character): void {
  if (who.hero !== undefined || who.side !== "heroes") return;
  const heir = heirOf(state, who.seat);
  if (heir !== undefined) for (const { thing } of thingsOf(state, who.id)) carry(thing, heir.id);
}

/** The PJ itself if it is alive, or the leader's, or whoever is. */
function heirOf(state: State, first: string): Character | undefined {
  const living = survivorsOf(state);
  return [first, state.leader].flatMap((id) => living.find((one) => one.id === id) ?? [])[0] ?? living[0];
}

/** REG-VERDICT-78, REG-TOWN-27: the game is over; allies hand over what they have, and the strongboxes of the dead find an owner. */
export function settleUp({ state }: Pick<DarkTable, "state">): void {
  for (const who of ofSide(state, "heroes")) passOn(state, who);
  for (const thing of state.things) {
    if (thing.at.kind !== "strongbox") continue;
    const heir = heirOf(state, thing.at.by);
    const hasBox = storedBy(state, heir?.id ?? "").some(({ card }) => card.isUnique);
    if (heir === undefined || heir.id === thing.at.by) continue;
    thing.at =
      thingCardOf(thing.card).isUnique && hasBox ? { kind: "gone" } : { kind: "strongbox", by: heir.id };
  }
}
