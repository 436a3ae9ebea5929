import { canonicalText, Match, xoroshiro } from "@ossuaire/kernel";
import { spoiled } from "@ossuaire/kernel/testing";
import { darkReign } from "../dark-reign.ts";
import { randomOptions } from "./random-options.ts";

export interface OptionFigures {
  readonly tried: number;
  /** Of those that can be played all the same: a switch left out is as usual, one écu more is no fault. */
  readonly taken: number;
  readonly violations: readonly string[];
}

/** Options and rosters with one thing wrong: each is refused in both languages, or can be played. */
export function fuzzOptions(tries: number, seed: number, onProgress?: (done: number) => void): OptionFigures {
  const violations: string[] = [];
  let taken = 0;
  for (let number = 0; number < tries; number++) {
    const rng = xoroshiro.fromSeed(`spoiled ${seed}/${number}`);
    const options = spoiled(randomOptions(number, rng), rng);
    try {
      const verdict = judged(options);
      if (verdict === "taken") taken++;
      else if (verdict !== "refused") violations.push(`${verdict}: seed ${seed}, options ${number}`);
    } catch (error) {
      violations.push(`${error instanceof Error ? error.message : error}: seed ${seed}, options ${number}`);
    }
    if (number % 100 === 99) onProgress?.(number + 1);
  }
  return { tried: tries, taken, violations };
}

/** How they fare; anything else is a fault of ours. */
function judged(options: unknown): string {
  const read = darkReign.readOptions(options);
  if (!read.ok) {
    const { fr, en } = read.words;
    const isSaid = fr !== "" && en !== "" && fr !== en && !/undefined|NaN/.test(fr + en);
    return isSaid ? "refused" : "refused without words";
  }
  const again = darkReign.readOptions(read.options);
  if (!again.ok || canonicalText(again.options) !== canonicalText(read.options))
    return "read differently again";
  const { decision } = Match.start(darkReign, { options: read.options, seed: "spoiled", undo: "free" });
  return decision === undefined ? "begun, and nothing is asked" : "taken";
}
