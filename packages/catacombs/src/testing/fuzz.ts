import { Match, xoroshiro } from "@ossuaire/kernel";
import { type Figures, type Fuzzed, fuzz } from "@ossuaire/kernel/testing";
import { catacombs } from "../catacombs.ts";
import type { Catacombs } from "../table.ts";
import { lineOf } from "../words/telling.ts";
import { combinations, optionsFor } from "./combinations.ts";
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
  mode: Mode = "random",
  boxes: readonly string[] = [],
): CatacombsFigures {
  const exploring = catacombsExplorer(boxes);
  const campaigns = campaignsOf(exploring, {
    start: (from, number) => startCampaign(from, number, boxes),
    temper: (number) => ({
      ...temperOf(number, mode, exploring.has),
      ...(boxes.length === 0 ? {} : { explores: true }),
    }),
  });
  return { ...fuzz(campaigns, games, seed, onProgress), reach: exploring.reach() };
}

/** The same over all boxes: first every two things that go together, then whatever comes. */
export function fuzzBoxes(
  games: number,
  seed: number,
  onProgress?: (done: number) => void,
  mode: Mode = "random",
): CatacombsFigures {
  const exploring = catacombsExplorer(everyBox);
  const campaigns = campaignsOf(exploring, {
    start: (from, number) => {
      if (combinations[number] !== undefined) return startCombination(from, number);
      if (mode === "random") return startAnywhere(from, number);
      const fresh = ({ state }: Match<Catacombs>) =>
        state.rooms.filter(({ card }) => !exploring.has("rooms", card)).length;
      return [0, 1, 2, 3]
        .map((i) => startAnywhere(from, number + i * games))
        .reduce((best, other) => (fresh(other) > fresh(best) ? other : best));
    },
    temper: (number) => {
      const variants = combinations[number]?.["variants"] === "yes" ? "yes" : "no";
      const temper: Temper = { ...temperOf(number, mode, exploring.has), explores: true };
      return number < combinations.length ? { ...temper, ...far, variants } : temper;
    },
  });
  return { ...fuzz(campaigns, games, seed, onProgress), reach: exploring.reach() };
}

type Mode = "random" | "exhaustive";

interface Campaigns {
  readonly start: (seed: number, number: number) => Match<Catacombs>;
  readonly temper: (number: number) => Temper;
}

function campaignsOf(
  exploring: ReturnType<typeof catacombsExplorer>,
  { start, temper }: Campaigns,
): Fuzzed<Catacombs> {
  return {
    start: (seed, number) => {
      const match = start(seed, number);
      exploring.noteOptions(match.terms.options);
      return match;
    },
    answer: (match, rng, number) => randomHand(match, rng, temper(number)),
    // None is too many (maze-walk.test.ts); the longest that was seen took 8,883.
    most: 20_000,
    wrong: wrongWith,
    ending: ({ state }) => state.ended?.why,
    lineOf,
    note: exploring.note,
  };
}

/** The campaign with this number, before its first answer. */
export function startCampaign(seed: number, game: number, boxes: readonly string[] = []): Match<Catacombs> {
  const options = randomOptions(game, xoroshiro.fromSeed(`options ${seed}/${game}`), boxes);
  return Match.start(catacombs, { options, seed: `match ${seed}/${game}`, undo: "free" });
}

const everyBox = ["soloth", "vermin"];

/** … over all boxes, one of the four sets as it comes. */
export function startAnywhere(seed: number, game: number): Match<Catacombs> {
  const isOn = xoroshiro.fromSeed(`boxes ${seed}/${game}`).int(0, 3);
  return startCampaign(
    seed,
    game,
    everyBox.filter((_, i) => (isOn >> i) % 2 === 1),
  );
}

/** … in which certain things come together. */
function startCombination(seed: number, game: number): Match<Catacombs> {
  const options = optionsFor(combinations[game] ?? {}, xoroshiro.fromSeed(`options ${seed}/${game}`));
  return Match.start(catacombs, { options, seed: `match ${seed}/${game}`, undo: "free" });
}

/** In favour of the Heroes, so that they come far. */
const far = { heroesAim: 90, overseerAims: 40 };

/** Half of the campaigns favour the Heroes. */
export function temperOf(game: number, mode: Mode, has: Has): Temper {
  const isFresh = (option: Offered): boolean => {
    if (!("kind" in option)) return false;
    if (option.kind === "article") return !has("items", option.item);
    return option.kind === "deed" && !has("actions", `${option.card}:${option.action}`);
  };
  const isFar = mode === "exhaustive" || game % 2 === 0;
  return {
    ...(isFar ? far : { heroesAim: 50, overseerAims: 70 }),
    prefer: mode === "random" ? () => false : isFresh,
  };
}

type Has = ReturnType<typeof catacombsExplorer>["has"];
