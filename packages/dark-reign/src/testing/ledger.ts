import type { Event } from "../events.ts";
import { sum } from "../sheet/traits.ts";
import type { State } from "../state.ts";

/** All écus that there are: the common purse, those on the sheets, and what MJ characters have stolen. */
export function wealthOf({ purse, characters }: State): number {
  return purse + sum(characters.map(({ hero, loot = 0 }) => (hero?.ecus ?? 0) + loot));
}

/** What came into the world, or left it, by what was told: found, won by kills, stolen out of a monster's pockets (REG-RULING-67). */
export function gainedBy(events: readonly Event[], { characters }: State): number {
  return sum(events.map((event) => gain(event, characters)));
}

function gain(event: Event, characters: State["characters"]): number {
  if (event.type === "killed") return event.ecus;
  // REG-RULING-79: what an adversary pockets is gone for good.
  if (event.type === "bribed") return -event.ecus;
  if (event.type === "bought" || event.type === "learned") return -event.ecus;
  if (event.type === "sold") return event.ecus;
  // What a monster had stolen only comes back.
  if (event.type === "earned") return event.rule === "REG-RULING-67" ? 0 : event.ecus;
  if (event.type !== "steals") return 0;
  return characters.find(({ id }) => id === event.target)?.hero === undefined ? event.ecus : 0;
}
