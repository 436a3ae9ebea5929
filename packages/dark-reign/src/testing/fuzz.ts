import { Match, xoroshiro } from "@ossuaire/kernel";
import { type Figures, type Fuzzed, fuzz } from "@ossuaire/kernel/testing";
import { darkReign } from "../dark-reign.ts";
import type { DarkReign } from "../table.ts";
import { darkReignWords } from "../words/words.ts";
import { wrongWith } from "./conservation.ts";
import { randomHand, type Temper } from "./random-hand.ts";
import { randomOptions } from "./random-options.ts";

/** Random quests over all quests, parties, play levels, lengths and secondary quests. */
export function fuzzDarkReign(games: number, seed: number, onProgress?: (done: number) => void): Figures {
  const quests: Fuzzed<DarkReign> = {
    start: startQuest,
    answer: (match, rng, number) => randomHand(match, rng, temperOf(number)),
    most: 20_000,
    wrong: wrongWith,
    ending: ({ state }) => state.ended?.why,
    lineOf: (event) => darkReignWords.line(event, undefined),
    note: () => undefined,
  };
  return fuzz(quests, games, seed, onProgress);
}

/** The quest with this number, before its first answer. */
export function startQuest(seed: number, number: number): Match<DarkReign> {
  const options = randomOptions(number, xoroshiro.fromSeed(`options ${seed}/${number}`));
  return Match.start(darkReign, { options, seed: `quest ${seed}/${number}`, undo: "free" });
}

/** Two of three with the computer as MJ; some hurry on, others hang about. */
export function temperOf(number: number): Temper {
  return {
    isComputer: number % 3 > 0,
    eagerness: [90, 60, 30][Math.floor(number / 4) % 3] ?? 60,
    prefer: () => false,
  };
}
