import { canonicalText, Match, type Rng, xoroshiro } from "@ossuaire/kernel";
import { catacombs } from "../catacombs.ts";
import type { Catacombs } from "../table.ts";
import { lineOf } from "../words/telling.ts";
import { wrongWith } from "./conservation.ts";
import type { Offered } from "./idle.ts";
import { randomHand, type Temper } from "./random-hand.ts";
import { randomOptions } from "./random-options.ts";
import { explorer, type Reach } from "./reached.ts";

export interface CatacombsFigures {
  readonly games: number;
  readonly answers: number;
  /** The most answers that one campaign took. */
  readonly longest: number;
  /** How the campaigns ended, and how often. */
  readonly endings: Readonly<Record<string, number>>;
  readonly reach: Reach;
  /** What was violated, with the campaign that shows it. Empty when all is well. */
  readonly violations: readonly string[];
}

/** No campaign has come near it. */
const mostAnswers = 20_000;

/**
 * Plays whole campaigns at random over all Lords, companies, layouts and variants, and checks what must hold after every
 * answer: nothing throws, discs, cards and gold are all there, no piece lies on another or off the board, every event
 * can be told, and the campaign ends. The exhaustive mode prefers what nobody has done yet.
 */
export function fuzzCatacombs(
  games: number,
  seed: number,
  onProgress?: (done: number) => void,
  mode: "random" | "exhaustive" = "random",
): CatacombsFigures {
  const exploring = explorer();
  const violations: string[] = [];
  const endings: Record<string, number> = {};
  let answers = 0;
  let longest = 0;
  for (let game = 0; game < games; game++) {
    const rng = xoroshiro.fromSeed(`${seed}/${game}`);
    try {
      const match = startCampaign(seed, game);
      exploring.noteOptions(match.terms.options);
      playOut(match, rng, temperOf(game, mode, exploring.has), exploring.note);
      const ending = match.state.ended?.why ?? "";
      endings[ending] = (endings[ending] ?? 0) + 1;
      answers += match.page.number;
      longest = Math.max(longest, match.page.number);
    } catch (error) {
      violations.push(`${error instanceof Error ? error.message : error}: seed ${seed}, game ${game}`);
    }
    if (game % 10 === 9) onProgress?.(game + 1);
  }
  return { games, answers, longest, endings, reach: exploring.reach(), violations };
}

/** The campaign with this number, before its first answer. */
export function startCampaign(seed: number, game: number): Match<Catacombs> {
  const options = randomOptions(game, xoroshiro.fromSeed(`options ${seed}/${game}`));
  return Match.start(catacombs, { options, seed: `match ${seed}/${game}`, undo: "free" });
}

type Explorer = ReturnType<typeof explorer>;

/** Half of the campaigns favour the Heroes, so that they come far. */
export function temperOf(game: number, mode: "random" | "exhaustive", has: Explorer["has"]): Temper {
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

function playOut(match: Match<Catacombs>, rng: Rng, temper: Temper, note: Explorer["note"]): void {
  checkPage(match);
  for (let { decision } = match; decision !== undefined; decision = match.decision) {
    if (match.page.number === mostAnswers) throw new Error(`not over after ${mostAnswers} answers`);
    const { seat, answer } = randomHand(match, rng, temper);
    const refused = match.submit(seat, answer);
    if (refused !== undefined) throw new Error(`“${decision.prompt}” refused ${refused.code}`);
    note(match, decision);
    checkPage(match);
  }
}

function checkPage({ state, page, outcome }: Match<Catacombs>): void {
  const wrong = wrongWith(state);
  if (wrong !== undefined) throw new Error(`${wrong} after answer ${page.number}`);
  if ((outcome === undefined) !== (state.ended === undefined)) throw new Error("an end without an outcome");
  for (const { event, others } of page.told) {
    for (const told of others === undefined ? [event] : [event, others]) {
      const { fr, en } = lineOf(told);
      if (/undefined|NaN| {2}/.test(fr + en) || fr === en)
        throw new Error(`“${fr}” tells ${canonicalText(told)}`);
    }
  }
}
