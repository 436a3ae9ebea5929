/** VER-POISON-04, 11: an amount of poison, and what a strong one costs at once. */
export interface PoisonCard {
  readonly id: string;
  readonly value: number;
  /** VER-POISON-12: life that is lost when it is drawn. */
  readonly harm: number;
}

/** VER-RULING-10: how many cards there are of each amount, and how many of these also take 1 life. */
const amounts: readonly (readonly [value: number, count: number, strong: number])[] = [
  [0, 7, 0],
  [1, 6, 0],
  [2, 3, 0],
  [3, 2, 1],
  [4, 2, 1],
  [5, 1, 1],
];

/** VER-COMP-07: 21 cards. */
export const poisonCards: readonly PoisonCard[] = amounts.flatMap(([value, count, strong]) =>
  Array.from({ length: count }, (_, i) => ({
    id: `poison-${value}-${i + 1}`,
    value,
    harm: i < strong ? 1 : 0,
  })),
);

export function poisonCard(id: string): PoisonCard {
  const card = poisonCards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`there is no ${id} in the Poison deck`);
  return card;
}
