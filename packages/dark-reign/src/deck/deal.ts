/**
 * REG-SPLIT-01, 02, REG-VERDICT-37: a pile dealt over so many exits from the bottom, one card at a time; each card lies on top of
 * those before it, so that every pile keeps the order. Top cards come first.
 */
export function dealt<Card>(pile: readonly Card[], exits: number): readonly (readonly Card[])[] {
  const piles: Card[][] = Array.from({ length: exits }, () => []);
  for (const [index, card] of pile.toReversed().entries()) piles[index % exits]?.unshift(card);
  return piles;
}

/** REG-SPLIT-03, REG-VERDICT-38: the rest of a dead end, dealt over all exits that are left and slipped whole under their piles. */
export function dealtUnder<Card>(
  piles: readonly (readonly Card[])[],
  rest: readonly Card[],
): readonly (readonly Card[])[] {
  const more = dealt(rest, piles.length);
  return piles.map((pile, index) => [...pile, ...(more[index] ?? [])]);
}
