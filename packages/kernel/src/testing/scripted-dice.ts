import { type Dice, rngOver } from "../rng.ts";

/** Chance as a test wants it: these numbers, in this order. A number that does not fit, or one too few, throws. */
export function scriptedDice(rolls: readonly number[]): Dice & { readonly unused: () => readonly number[] } {
  let furthest = 0;
  const from = (start: number) => {
    let at = start;
    const int = (low: number, high: number) => {
      const roll = rolls[at];
      if (roll === undefined) throw new Error(`roll ${at + 1} (${low} to ${high}) is not in the script`);
      if (roll < low || roll > high) throw new Error(`roll ${at + 1} is ${roll}, not from ${low} to ${high}`);
      furthest = Math.max(furthest, ++at);
      return roll;
    };
    return rngOver(int, () => [at]);
  };
  return {
    fromSeed: () => from(0),
    fromState: ([at = 0]) => from(at),
    unused: () => rolls.slice(furthest),
  };
}
