import type { Seat } from "@ossuaire/kernel";
import type { Face } from "@ossuaire/table";
import type { Look } from "../../games/look.ts";
import type { Language } from "../../words/language.ts";

/** How somebody at the table is called: by the name they chose, else by the seat. */
export function nameAt(
  { places }: Pick<Face, "places">,
  look: Pick<Look, "words">,
  seat: Seat,
  language: Language,
): string {
  const place = places[seat];
  return place?.kind === "person" ? place.name : look.words.seat(seat)[language];
}
