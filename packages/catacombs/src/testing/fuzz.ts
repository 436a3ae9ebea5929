import { Match, xoroshiro } from "@ossuaire/kernel";
import { type Figures, type Fuzzed, fuzz } from "@ossuaire/kernel/testing";
import { catacombs } from "../catacombs.ts";
import type { Catacombs } from "../table.ts";
import { lineOf } from "../words/telling.ts";
import { wrongWith } from "./conservation.ts";
import type { Offered } from "./idle.ts";
import { randomHand, type Temper } from "./random-hand.ts";
import { randomOptions } from "./random-options.ts";
import { catacombsExplorer, type Reach } from "./reached.ts";

export interface CatacombsFigures extends Figures {
  readonly reach: Reach;
}

/**
 * Random campaigns over all Lords, companies, layouts and variants: discs, cards and gold are all there, no piece lies
 * on another or off the board. The exhaustive mode prefers what nobody has done yet.
 */
export function fuzzCatacombs(
  games: number,
  seed: number,
  onProgress?: (done: number) => void,
  mode: "random" | "exhaustive" = "random",
  boxes: readonly string[] = [],
): CatacombsFigures {
  const exploring = catacombsExplorer(boxes);
  const campaigns: Fuzzed<Catacombs> = {
    start: (from, number) => {
      const match = startCampaign(from, number, boxes);
      exploring.noteOptions(match.terms.options);
      return match;
    },
    answer: (match, rng, number) => randomHand(match, rng, temperOf(number, mode, exploring.has)),
    most: 20_000,
    wrong: wrongWith,
    ending: ({ state }) => state.ended?.why,
    lineOf,
    note: exploring.note,
  };
  return { ...fuzz(campaigns, games, seed, onProgress), reach: exploring.reach() };
}

/** The campaign with this number, before its first answer. */
export function startCampaign(seed: number, game: number, boxes: readonly string[] = []): Match<Catacombs> {
  const options = randomOptions(game, xoroshiro.fromSeed(`options ${seed}/${game}`), boxes);
  return Match.start(catacombs, { options, seed: `match ${seed}/${game}`, undo: "free" });
}

/** Half of the campaigns favour the Heroes, so that they come far. */
export function temperOf(game: number, mode: "random" | "exhaustive", has: Has): Temper {
  const isFresh = (option: Offered): boolean => {
    if (!("kind" in option)) return false;
    if (option.kind === "article") return !has("items", option.item);
    return option.kind === "deed" && !has("actions", `${option.card}:${option.action}`);
  };
  const isFar = mode === "exhaustive" || game % 2 === 0;
  return {
    heroesAim: isFar ? 90 : 50,
    overseerAims: isFar ? 40 : 70,
    prefer: mode === "random" ? () => false : isFresh,
  };
}

type Has = ReturnType<typeof catacombsExplorer>["has"];
