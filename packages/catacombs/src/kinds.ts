/** CAT-ATK-01, 08, 13: the character itself is flicked, or a disc of its own. */
export type AttackKind = "melee" | "missile" | "fireball";

/** What is flicked for: an attack, or to move a disc and no more. */
export type FlickKind = AttackKind | "movement";

/** CAT-COMP-05. */
export type Size = "tiny" | "small" | "medium" | "large";

/** How a Merchant trades. */
export interface Shop {
  /** CAT-MERCH-03: how many articles are turned up. */
  readonly goods: number;
  /** CAT-MERCH-06: how many of them are sold at half price. */
  readonly discounts: number;
  /** What it costs to have the next card of the deck laid beside them. */
  readonly look?: number;
  /** What is unsold is shuffled back into the deck when the visit ends. */
  readonly clears?: true;
}
