import { isHero, isLord, isMonster } from "@ossuaire/catacombs";

/** Something printed that can be taken up and read. Rooms are named by their cards. */
export type Card =
  | { readonly kind: "hero" | "lord" | "ally" | "monster" | "item" | "spell" | "room"; readonly id: string }
  | { readonly kind: "spells" | "supply" };

/** The card of a character, whichever side it is on. */
export function cardOfPiece(id: string): Card {
  if (isHero(id)) return { kind: "hero", id };
  if (isLord(id)) return { kind: "lord", id };
  return isMonster(id) ? { kind: "monster", id } : { kind: "ally", id };
}
