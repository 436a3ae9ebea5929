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

/** All in one piece, with room for 20 lanes: an engine makes sure of every piece it reads from, again and again. */
const memory = new ArrayBuffer(20 * 8 * MOST_DISCS);
let used = 0;

export function lane(): Lane;
export function lane(): Float64Array {
  used += 8 * MOST_DISCS;
  return new Float64Array(memory, used - 8 * MOST_DISCS, MOST_DISCS);
}

export function tags<T extends number>(): Tags<T>;
export function tags(): Int8Array {
  used += MOST_DISCS;
  return new Int8Array(memory, used - MOST_DISCS, MOST_DISCS);
}

/** The slot `by` places further: how loops count. They all end at the number of discs loaded. */
export const next = (slot: Slot, by = 1): Slot => (slot + by) as Slot;
