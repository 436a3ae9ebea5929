/** A small generator (mulberry32) whose numbers are the same in every engine: fixtures depend on it. */
export interface Draw {
  /** From 0 to 1, without 1. */
  readonly share: () => number;
  /** A whole number from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number;
  readonly between: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly of: <T>(first: T, ...others: readonly T[]) => T;
  /** A unit vector, without sine and cosine: those differ between engines (FLK-DET-01). */
  readonly direction: () => { readonly x: number; readonly y: number };
}

export function drawing(seed: number): Draw {
  let state = seed >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(share() * (high - low + 1));
  return {
    share,
    whole,
    between: (low, high) => low + share() * (high - low),
    chance: (probability) => share() < probability,
    of: (first, ...others) => others[whole(0, others.length) - 1] ?? first,
    direction: () => {
      for (;;) {
        const x = 2 * share() - 1;
        const y = 2 * share() - 1;
        const squared = x * x + y * y;
        if (squared > 0.01 && squared <= 1) return { x: x / Math.sqrt(squared), y: y / Math.sqrt(squared) };
      }
    },
  };
}
