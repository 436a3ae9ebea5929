import type { Seat } from "@ossuaire/kernel";

/** A seat of a table at which not everybody is in the same room. */
export type Place =
  | { readonly kind: "free" }
  | {
      readonly kind: "person";
      readonly name: string;
      /** Has got up in the middle of the match. */
      readonly away?: true;
      /** A bot of this level plays until the person is back. */
      readonly sitIn?: string;
    }
  | { readonly kind: "bot"; readonly name: string; readonly level: string };

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
