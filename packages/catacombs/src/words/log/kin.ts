import type { Event } from "../../events.ts";
import { numberOf } from "../names.ts";

/** How many of each monster card have been on the board in this room. */
export type Kin = Readonly<Record<string, number>>;

/** A room begins with the monsters it names; others come in later. The numbers on the discs are counted in the same way. */
export function kinAfter(kin: Kin, event: Event): Kin {
  if (event.type === "set-up") {
    const counts: Record<string, number> = {};
    for (const card of event.monsters) counts[card] = (counts[card] ?? 0) + 1;
    return counts;
  }
  if (event.type !== "placed") return kin;
  const number = numberOf(event.piece, event.card) ?? 0;
  return number > (kin[event.card] ?? 0) ? { ...kin, [event.card]: number } : kin;
}

/** The same event, in which whoever is alone of a kind goes by the name of the kind: “l’Orque”, not “l’Orque 1”. */
export function plainly(event: Event, kin: Kin): Event {
  const name = (piece: string, card: string): string => plainIn(piece, card, kin);
  if ("wall" in event)
    return { ...event, piece: name(event.piece, event.card), wall: name(event.wall, event.wallCard) };
  if ("byCard" in event && "piece" in event)
    return { ...event, piece: name(event.piece, event.card), by: name(event.by, event.byCard) };
  if (event.type === "robbed") return { ...event, by: name(event.by, event.byCard) };
  if (event.type === "places-changed")
    return {
      ...event,
      piece: name(event.piece, event.card),
      with: name(event.with, event.withCard),
    };
  if (event.type === "fell" || event.type === "held")
    return { ...event, piece: name(event.piece, event.card), from: name(event.from, event.fromCard) };
  if ("from" in event) return { ...event, from: name(event.from, event.fromCard) };
  return "piece" in event ? { ...event, piece: name(event.piece, event.card) } : event;
}

/** What a name is made of: that of the kind, for whoever is alone of it. A second disc never is, whatever has been heard of the first. */
export function plainIn(piece: string, card: string, kin: Kin): string {
  const number = numberOf(piece, card) ?? 1;
  return number < 2 && (kin[card] ?? 0) < 2 ? card : piece;
}
