import type { Words } from "@ossuaire/kernel";

/**
 * What the cards of a box have done to a piece. A disc shows all of them together, and a list says them, since what is
 * drawn must be told as well (SOL-VERDICT-27, VER-VERDICT-20).
 */
export interface Mark {
  readonly kind:
    | "frozen"
    | "armour"
    | "magic"
    | "stored"
    | "beast"
    | "shape"
    | "mount"
    | "riders"
    | "lies-on"
    | "poison"
    | "captives"
    | "held";
  /** As the list of the pieces says it, after a name and a comma. */
  readonly words: Words;
  /** What that means, in full, where the card of the piece does not say it. */
  readonly about?: Words;
  /** Points of it, where it has any. */
  readonly count?: number;
  /** The cards of whoever lies on the piece, is inside it, or will come out of it. */
  readonly cards?: readonly string[];
}
