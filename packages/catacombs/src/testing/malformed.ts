import * as kernel from "@ossuaire/kernel/testing";
import type { Catacombs } from "../table.ts";
import { startAnywhere, temperOf } from "./fuzz.ts";
import { randomHand } from "./random-hand.ts";

/** Answers with one thing wrong, to every question of campaigns over all boxes. */
export function fuzzMalformed(
  answers: number,
  seed: number,
  onProgress?: (done: number) => void,
): kernel.MalformedFigures {
  const campaigns: Pick<kernel.Fuzzed<Catacombs>, "start" | "answer"> = {
    start: startAnywhere,
    answer: (match, rng, game) =>
      randomHand(
        match,
        rng,
        temperOf(game, "random", () => false),
      ),
  };
  return kernel.fuzzMalformed(campaigns, answers, seed, onProgress);
}
