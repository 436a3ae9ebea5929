import type { Flick } from "@ossuaire/flick";
import { drawError, type Hand, shake } from "./hand.ts";
import type { Random } from "./random.ts";

/** The errors of the n-th practice flick: the same for every line that is compared, so that luck favours none. */
export interface Practice {
  readonly turn: (n: number) => number;
  readonly share: (n: number) => number;
}

/** After each block of this many, large and small errors to both sides have all had their turn. */
export const BLOCK = 8;

/**
 * Eight flicks with errors drawn blindly say little about a line; eight that are spread evenly say almost all.
 * So each set of 64 is cut into eight bands, from far left to far right and from weak to strong: every block of
 * eight meets every band once, and in the whole set every band of aim meets every band of strength once.
 */
export function practiceOf(hand: Hand, random: Random): Practice {
  const turns: number[] = [];
  const shares: number[] = [];
  const drawUpTo = (n: number): void => {
    while (turns.length <= n) {
      const aims = drawBands(random);
      const strengths = drawBands(random);
      for (let block = 0; block < BLOCK; block++) {
        for (let band = 0; band < BLOCK; band++) {
          turns.push(hand.aim * (aims[band]?.[block] ?? 0));
          shares.push(hand.strength * (strengths[(5 * band + block) % BLOCK]?.[block] ?? 0));
        }
      }
    }
  };
  const from = (errors: readonly number[]) => (n: number) => {
    drawUpTo(n);
    return errors[n] ?? 0;
  };
  return { turn: from(turns), share: from(shares) };
}

/** Eight bands of eight errors, each in random order: sorted ones would make the first block lean to one side. */
function drawBands(random: Random): number[][] {
  const errors = Array.from({ length: BLOCK * BLOCK }, () => drawError(random)).sort((a, b) => a - b);
  return Array.from({ length: BLOCK }, (_, band) => {
    const order = errors.slice(band * BLOCK, (band + 1) * BLOCK).map((error) => ({
      error,
      key: random.int(0, 1_000_000),
    }));
    return order.sort((a, b) => a.key - b.key).map(({ error }) => error);
  });
}

/** A flick as a hand really plays it, so many times, with errors spread evenly: the same object each time. */
export function* spreadErrors(
  flick: Flick,
  hand: Hand,
  random: Random,
  count: number,
): Generator<Flick, void, undefined> {
  const { turn, share } = practiceOf(hand, random);
  const played = { ...flick };
  for (let n = 0; n < count; n++) {
    shake(played, flick.vx, flick.vy, turn(n), share(n));
    yield played;
  }
}
