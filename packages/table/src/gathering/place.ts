import type { Seat } from "@ossuaire/kernel";
import * as v from "valibot";

/** A seat of a table at which not everybody is in the same room. */
export type Place =
  | { readonly kind: "free" }
  | {
      readonly kind: "person";
      readonly name: string;
      /** Has got up in the middle of the match. */
      readonly away?: true | undefined;
      /** A bot of this level plays until the person is back. */
      readonly sitIn?: string | undefined;
    }
  | { readonly kind: "bot"; readonly name: string; readonly level: string };

export const placesSchema = v.record(
  v.string(),
  v.variant("kind", [
    v.strictObject({ kind: v.literal("free") }),
    v.strictObject({
      kind: v.literal("person"),
      name: v.string(),
      away: v.optional(v.literal(true)),
      sitIn: v.optional(v.string()),
    }),
    v.strictObject({ kind: v.literal("bot"), name: v.string(), level: v.string() }),
  ]),
);

export type Places = Readonly<Record<Seat, Place>>;

/** The people who can be asked something. */
export function presentIn(places: Places): readonly Seat[] {
  return Object.entries(places).flatMap(([seat, place]) => (isPresent(place) ? [seat] : []));
}

export function isPresent(place: Place | undefined): boolean {
  return place?.kind === "person" && place.away === undefined && place.sitIn === undefined;
}

/** How well the bot plays that answers for this seat; undefined if a person does. */
export function levelAt(place: Place | undefined): string | undefined {
  if (place?.kind === "bot") return place.level;
  return place?.kind === "person" ? place.sitIn : undefined;
}

/** The bot that has the next word among these seats, and how well it plays: all persons who are asked come first. */
export function botAmong(
  seats: readonly Seat[],
  places: Places,
): { readonly seat: Seat; readonly level: string } | undefined {
  if (seats.some((seat) => isPresent(places[seat]))) return undefined;
  for (const seat of seats) {
    const level = levelAt(places[seat]);
    if (level !== undefined) return { seat, level };
  }
  return undefined;
}
