import type { Asked, Offered } from "@ossuaire/conquest";

/** A card of the hand is chosen where it is held. Armour lies on the table. */
export function isInHand(option: Offered, { prompt }: Asked<"choose">): boolean {
  return "card" in option && prompt !== "armour";
}
