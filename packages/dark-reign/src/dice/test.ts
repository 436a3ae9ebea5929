import { type Hand, sumOf, type Throw, thrown } from "./roll.ts";

/** What is tested. A bonus to the characteristic is part of the level (REG-BONUS-01). */
export interface Terms {
  readonly level: number;
  /** 0 where none is given (REG-RULING-07). */
  readonly difficulty?: number;
  /** REG-TEST-02: one D, unless a rule says otherwise: none for Magic (REG-TEST-03), more by REG-RULING-10. */
  readonly d?: number;
  /** REG-BONUS-02: a bonus to the result. */
  readonly bonus?: number;
}

export interface Tested {
  /** Nothing is thrown at level 0 (REG-TEST-10). */
  readonly thrown?: Throw;
  readonly bonus: number;
  /** The dice and the bonus; an X counts as 0. */
  readonly total: number;
  readonly difficulty: number;
  readonly passed: boolean;
}

export function tested(hand: Hand, terms: Terms): Tested {
  return judged(terms, thrown(hand, terms.level, terms.d ?? 1));
}

/** REG-TEST-04 to 10: what a throw comes to. */
function judged(terms: Terms, cast: Throw | undefined): Tested {
  const { bonus = 0 } = terms;
  const difficulty = needed(terms);
  if (cast === undefined) return { bonus, total: bonus, difficulty, passed: false };
  const total = sumOf(cast) + bonus;
  return { thrown: cast, bonus, total, difficulty, passed: cast.face !== "X" && total >= difficulty };
}

/** REG-TEST-04, 05: never less than 0. */
export function needed({ difficulty = 0 }: Terms): number {
  return Math.max(0, difficulty);
}
