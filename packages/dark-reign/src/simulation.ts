import { type Bot, Match, playBot, xoroshiro } from "@ossuaire/kernel";
import { heroBot } from "./bots/heroes/bot.ts";
import type { LevelName } from "./bots/heroes/level.ts";
import { mjBot } from "./bots/mj/mj.ts";
import { randomBot } from "./bots/random.ts";
import { rosterAfter } from "./campaign/roster-after.ts";
import { type Chronicle, chronicleOf } from "./chronicle.ts";
import { darkReign } from "./dark-reign.ts";
import { type DarkReignOptions, mjSeat, quests, usualLength } from "./options.ts";
import type { DarkReign } from "./table.ts";

export type Player = LevelName | "random";

/** One quest, as plain data: with it, anybody can play the same game again. */
export interface Expedition {
  readonly options: DarkReignOptions;
  readonly seed: string;
  /** Who plays all the heroes; the MJ is the computer (REG-AUTO). */
  readonly heroes: Player;
}

export interface Returned extends Chronicle {
  readonly isWon: boolean;
  readonly why: string;
  readonly rounds: number;
  readonly answers: number;
  /** REG-GOLD-03: the score of the group. */
  readonly gold: number;
  /** The match itself, for whoever wants to look at it again. */
  readonly match: Match<DarkReign>;
}

/** More answers than this, and a quest goes round in circles. */
const mostAnswers = 20_000;

/** Plays a quest from the descent to its end: the same expedition gives the same game on every machine. */
export function simulated({ options, seed, heroes }: Expedition): Returned {
  const match = Match.start(darkReign, { options, seed, undo: "free" });
  const rng = xoroshiro.fromSeed(`${seed} players`);
  const hero = botOf(heroes);
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, seat === mjSeat ? mjBot : hero]));
  while (match.decision !== undefined) {
    if (match.page.number === mostAnswers) throw new Error(`not over after ${mostAnswers} answers: ${seed}`);
    playBot(match, bots, rng);
  }
  const { state, page } = match;
  return {
    isWon: state.ended?.isWon ?? false,
    why: state.ended?.why ?? "",
    rounds: state.round,
    answers: page.number,
    gold: state.ended?.score ?? 0,
    ...chronicleOf(match),
    match,
  };
}

/** REG-QUEST-04, REG-VERDICT-61: the quests in their order with one roster, until one of them is lost; the last one played last. */
export function campaigned({ options, seed, heroes }: Expedition): readonly Returned[] {
  const played: Returned[] = [];
  let roster = options.roster;
  for (const quest of quests) {
    // Whoever has fallen stays away.
    const party = roster === undefined ? options.heroes : roster.heroes.map(({ hero }) => hero);
    const terms = { ...options, quest, heroes: party, length: usualLength(quest), ...(roster && { roster }) };
    const read = darkReign.readOptions(terms);
    if (!read.ok) throw new Error(read.words.en);
    const returned = simulated({ options: read.options, seed: `${seed} ${quest}`, heroes });
    played.push(returned);
    roster = rosterAfter(returned.match.state);
    if (!returned.isWon || roster === undefined || roster.heroes.length === 0) break;
  }
  return played;
}

const botOf = (player: Player): Bot<DarkReign> => (player === "random" ? randomBot : heroBot(player));
