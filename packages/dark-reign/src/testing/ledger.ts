import type { Event } from "../events.ts";
import { unforeseenCards } from "../rules/unforeseen.ts";
import { sum } from "../sheet/traits.ts";
import { profileOf } from "../shelf.ts";
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
  if (event.type === "killed" || event.type === "rewarded" || event.type === "sold") return event.ecus;
  // REG-RULING-79: what an adversary pockets is gone for good.
  if (event.type === "bribed" || event.type === "bought") return -event.ecus;
  if (event.type === "learned" || event.type === "peddled") return -event.ecus;
  // What a monster had stolen only comes back.
  if (event.type === "earned") return event.rule === "REG-RULING-67" ? 0 : event.ecus;
  if (event.type !== "steals") return 0;
  return characters.find(({ id }) => id === event.target)?.hero === undefined ? event.ecus : 0;
}

/** The figures of the MJ on the board. */
export function figuresOf({ characters }: State): number {
  return sum(characters.map(({ side, gone, pv }) => (side === "mj" && gone === undefined ? pv.length : 0)));
}

/** Figures that came to the MJ's side, or left it, by what was told: laid out, prowling, killed, banished, won over. */
export function comersIn(events: readonly Event[], { characters }: State): number {
  const figures = (who: string) => characters.find(({ id }) => id === who)?.pv.length ?? 0;
  return sum(
    events.map((event) => {
      if (event.type === "laid-out") return sum(event.come.map((one) => one.figures));
      if (event.type === "prowls")
        return profileOf(characters.find(({ id }) => id === event.who)?.card ?? "").swarm ?? 1;
      if (event.type === "killed") return -event.figures;
      if (event.type === "changes-sides") return -figures(event.who);
      const isMaster = "who" in event && characters.find(({ id }) => id === event.who)?.side === "mj";
      return event.type === "gone" && isMaster && event.why !== "dead" ? -figures(event.who) : 0;
    }),
  );
}

/** REG-VERDICT-67: how many Imprévu cards lie beside the deck after these draws; an empty deck is shuffled anew before the next. */
export function usedAfter(before: number, events: readonly Event[], state: State): number {
  const draws = events.filter(({ type }) => type === "unforeseen").length;
  return draws === 0 ? before : ((before + draws - 1) % unforeseenCards(state).length) + 1;
}
