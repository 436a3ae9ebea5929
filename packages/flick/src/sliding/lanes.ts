import { MOST_DISCS } from "../constants.ts";

/**
 * A loaded table is a set of lanes: one typed array per quantity, one place in it per disc. The compiler
 * cannot know that an index lies within such an array, and would call every number read "perhaps undefined".
 * So places are counted by a type of their own, 0 to 63, and a lane is declared to hold a number at each.
 * Both promises are made in this file and nowhere else.
 */
type CountTo<N extends number, Seen extends number[] = []> = Seen["length"] extends N
  ? Seen[number]
  : CountTo<N, [...Seen, Seen["length"]]>;

/** The place of one disc in every lane. Places follow the ids by code unit, so ties need no ids (FLK-DET-03). */
export type Slot = CountTo<typeof MOST_DISCS>;

/** One double per disc. */
export type Lane = Float64Array & Record<Slot, number>;

/** One small whole number per disc. */
export type Tags<T extends number> = Int8Array & Record<Slot, T>;

export function lane(): Lane;
export function lane(): Float64Array {
  return new Float64Array(MOST_DISCS);
}

/** Makes so many lanes out of one piece of memory: a table that is flicked once costs little but its memory. */
export function lanesFrom(lanes: number): () => Lane;
export function lanesFrom(lanes: number): () => Float64Array {
  const memory = new Float64Array(lanes * MOST_DISCS);
  let used = 0;
  return () => {
    const start = used;
    used += MOST_DISCS;
    return memory.subarray(start, used);
  };
}

export function tags<T extends number>(): Tags<T>;
export function tags(): Int8Array {
  return new Int8Array(MOST_DISCS);
}

/** The slot `by` places further: how loops count. They all end at the number of discs loaded. */
export const next = (slot: Slot, by = 1): Slot => (slot + by) as Slot;
