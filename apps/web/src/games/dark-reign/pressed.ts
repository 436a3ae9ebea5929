import { isSame, type Square } from "../../board/grid/scene.ts";
import { meantBy, type Offer } from "./offers.ts";

/** What a press on a square comes to: an answer at once, a choice that is shown first, or a walk there. */
export type Pressed =
  | { readonly kind: "answer"; readonly option: string }
  | { readonly kind: "choose" }
  | { readonly kind: "walk" };

interface Pressing {
  readonly offers: readonly Offer[];
  /** The deed that was chosen by its button, if one was. */
  readonly deed: string | undefined;
  /** What can be done beside walking is asked; otherwise something in the middle of a deed. */
  readonly isActing: boolean;
  readonly canWalk: boolean;
  /** Its chance is seen before it is done. */
  isChance(offer: Offer): boolean;
}

export function pressedOn(square: Square, { offers, deed, isActing, canWalk, isChance }: Pressing): Pressed {
  const meant =
    deed !== undefined || !isActing
      ? offers.filter(
          (offer) =>
            offer.at !== undefined && isSame(offer.at, square) && (deed === undefined || offer.deed === deed),
        )
      : meantBy(offers, square);
  const [only, another] = meant;
  if (only === undefined) return { kind: "walk" };
  if (another !== undefined) return { kind: "choose" };
  // Whoever has not said what is meant, and could walk there as well, is asked.
  const isOpen = deed === undefined && (canWalk || (isActing && isChance(only)));
  return isOpen ? { kind: "choose" } : { kind: "answer", option: only.id };
}
