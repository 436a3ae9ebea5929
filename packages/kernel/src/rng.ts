import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

/** The only source of chance at the table. Its whole state is plain data and part of the match's state. */
export interface Rng {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** One of the things. */
  one<T>(things: readonly T[]): T;
  /** The same things in random order, as a new array. */
  shuffled<T>(things: readonly T[]): T[];
  state(): RngState;
}

export type RngState = readonly number[];

/** Where the randomness of a match comes from; tests put scripted rolls in its place. */
export interface Dice {
  fromSeed(seed: string): Rng;
  fromState(state: RngState): Rng;
}

/** xoroshiro128+, its 128 bits taken from a hash of the seed: any text is a seed, and none can be found by trying. */
export const xoroshiro: Dice = {
  fromSeed(seed) {
    const words = new DataView(sha256(utf8ToBytes(seed)).buffer);
    return xoroshiro.fromState([0, 4, 8, 12].map((at) => words.getInt32(at)));
  },
  fromState(state) {
    const generator = xoroshiro128plusFromState(state);
    return rngOver(
      (from, to) => {
        if (!(from <= to)) throw new Error(`no number from ${from} to ${to}`);
        return uniformInt(generator, from, to);
      },
      () => generator.getState(),
    );
  },
};

/** All that a game wants of chance, over a source of whole numbers. */
export function rngOver(int: Rng["int"], state: Rng["state"]): Rng {
  return {
    int,
    state,
    one<T>(things: readonly T[]): T {
      if (things.length === 0) throw new Error("one of nothing");
      return things[int(0, things.length - 1)] as T;
    },
    shuffled<T>(things: readonly T[]): T[] {
      const order = [...things];
      for (let last = order.length - 1; last > 0; last--) {
        const other = int(0, last);
        [order[last], order[other]] = [order[other] as T, order[last] as T];
      }
      return order;
    },
  };
}
