import * as kernel from "@ossuaire/kernel/testing";
import type { DarkReign } from "../table.ts";
import { startQuest, temperOf } from "./fuzz.ts";
import { randomHand } from "./random-hand.ts";

/** Answers with one thing wrong, to every question of random quests. */
export function fuzzMalformed(
  answers: number,
  seed: number,
  onProgress?: (done: number) => void,
): kernel.MalformedFigures {
  const quests: Pick<kernel.Fuzzed<DarkReign>, "start" | "answer"> = {
    start: startQuest,
    answer: (match, rng, number) => randomHand(match, rng, temperOf(number)),
  };
  return kernel.fuzzMalformed(quests, answers, seed, onProgress);
}
