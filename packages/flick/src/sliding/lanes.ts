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

/** The place of one disc in every lane. */
export type Slot = CountTo<typeof MOST_DISCS>;

/** The place of one of the contacts that are settled together; see joints.ts. */
export type Place = CountTo<typeof MOST_JOINTS>;

/** Discs that touch make at most three contacts each among themselves, and none leans against more than two walls. */
export const MOST_JOINTS = 320;

/** One double per disc, or per contact. */
export type Lane<At extends number = Slot> = Float64Array & Record<At, number>;

/** One small whole number per disc, or per contact. */
export type Tags<T extends number, At extends number = Slot> = Int8Array & Record<At, T>;

/** All in one piece, with room enough: an engine makes sure of every piece it reads from, again and again. */
const memory = new ArrayBuffer(36_000);
let used = 0;

export function lane<At extends number = Slot>(length?: number): Lane<At>;
export function lane(length = MOST_DISCS): Float64Array {
  used += 8 * length;
  return new Float64Array(memory, used - 8 * length, length);
}

export function tags<T extends number, At extends number = Slot>(length?: number): Tags<T, At>;
export function tags(length = MOST_DISCS): Int8Array {
  used += length;
  return new Int8Array(memory, used - length, length);
}

/** The place `by` further: how loops count. They all end at the number of discs loaded, or of contacts. */
export const next = <At extends number>(place: At, by = 1): At => (place + by) as At;
