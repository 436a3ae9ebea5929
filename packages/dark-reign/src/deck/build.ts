import type { Rng } from "@ossuaire/kernel";

/** What the pack of a game is made of. */
export interface Pack<Card> {
  /** The plan deck (REG-ZONE-01 to 14). */
  readonly plans: readonly Card[];
  /** REG-VERDICT-34: how many of them are drawn. */
  readonly drawn: number;
  /** The zone of the main quest, and that of a secondary one. */
  readonly main: Card;
  readonly secondary?: Card;
}

/** REG-DECK-03 to 07: the pack, its top card first. The main quest never lies in its top half. */
export function builtPack<Card>(rng: Pick<Rng, "shuffled">, pack: Pack<Card>): readonly Card[] {
  const secondary = pack.secondary === undefined ? [] : [pack.secondary];
  const others = pack.plans.filter((card) => card !== pack.main && card !== pack.secondary);
  const cards = rng.shuffled([...rng.shuffled(others).slice(0, pack.drawn), ...secondary]);
  // REG-VERDICT-35: of an odd number the top half gets more.
  const half = Math.ceil(cards.length / 2);
  const whole = [...cards.slice(0, half), ...rng.shuffled([...cards.slice(half), pack.main])];
  return whole[0] === pack.secondary ? withFirstTwoSwapped(whole) : whole;
}

/** REG-VERDICT-62: the first zone is never that of a secondary quest. */
function withFirstTwoSwapped<Card>([first, second, ...rest]: readonly Card[]): readonly Card[] {
  return [second, first, ...rest].filter((card) => card !== undefined);
}
