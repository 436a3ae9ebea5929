import { Match, xoroshiro } from "@ossuaire/kernel";
import { type Figures, type Fuzzed, fuzz } from "@ossuaire/kernel/testing";
import { darkReign } from "../dark-reign.ts";
import type { DarkReignOptions } from "../options.ts";
import type { DarkReign } from "../table.ts";
import { darkReignWords } from "../words/words.ts";
import { wrongDeck, wrongWith } from "./conservation.ts";
import { comersIn, figuresOf, gainedBy, usedAfter, wealthOf } from "./ledger.ts";
import { randomHand, type Temper } from "./random-hand.ts";
import { randomOptions } from "./random-options.ts";
import { darkReignExplorer, type Reach } from "./reached.ts";
import { searchTemper, startSearch } from "./search.ts";

export interface DarkReignFigures extends Figures {
  readonly reach: Reach;
}

type Mode = "random" | "exhaustive";

/**
 * Random quests over all quests, parties, play levels, lengths, secondary quests and rosters: things, figures, écus and cards are all
 * there, nobody stands where nobody can. The exhaustive mode prefers what nobody has done yet.
 */
export function fuzzDarkReign(
  games: number,
  seed: number,
  onProgress?: (done: number) => void,
  mode: Mode = "random",
): DarkReignFigures {
  const exploring = darkReignExplorer();
  const { has } = exploring;
  const isSearch = mode === "exhaustive";
  let books = booksOf(undefined);
  const quests: Fuzzed<DarkReign> = {
    start(from, number) {
      const match = isSearch ? startSearch(from, number, has) : startQuest(from, number);
      books = booksOf(match);
      exploring.hear(match);
      return match;
    },
    answer(match, rng, number) {
      const submission = randomHand(match, rng, isSearch ? searchTemper(number, has) : temperOf(number));
      const { decision } = match;
      if (decision?.prompt === "town" && submission.answer.kind === "choose") {
        const { option } = submission.answer;
        const chosen = decision.options.find(({ id }) => id === option);
        if (chosen !== undefined && "errand" in chosen) exploring.noteErrand(chosen.errand);
      }
      return submission;
    },
    // The longest that was seen took a quarter of it.
    most: 20_000,
    wrong: (state) => wrongWith(state) ?? wrongDeck(state),
    ending: ({ state }) => state.ended?.why,
    lineOf: (event) => darkReignWords.line(event, undefined),
    note(match, answered) {
      exploring.note(match, answered);
      const now = booksOf(match);
      checkBooks(books, now, match);
      books = now;
    },
  };
  return { ...fuzz(quests, games, seed, onProgress), reach: exploring.reach() };
}

/** What is counted from answer to answer. */
interface Books {
  readonly wealth: number;
  readonly figures: number;
  /** Imprévu cards beside their deck. */
  readonly used: number;
}

const booksOf = (match: Match<DarkReign> | undefined): Books =>
  match === undefined
    ? { wealth: 0, figures: 0, used: 0 }
    : {
        wealth: wealthOf(match.state),
        figures: figuresOf(match.state),
        used: match.state.unforeseen.used.length,
      };

/** The ledger: what there is more or less of than before, somebody was told of. */
function checkBooks(before: Books, now: Books, { told, state, page }: Match<DarkReign>): void {
  const news = told.map(({ event }) => event);
  // REG-VERDICT-07: whoever goes back in time goes back to other écus and figures.
  if (news.some(({ type }) => type === "replays")) return;
  if (now.wealth !== before.wealth + gainedBy(news, state))
    throw new Error(`écus ${before.wealth} → ${now.wealth} after answer ${page.number}`);
  if (now.figures !== before.figures + comersIn(news, state))
    throw new Error(`figures ${before.figures} → ${now.figures} after answer ${page.number}`);
  if (now.used !== usedAfter(before.used, news, state))
    throw new Error(`Imprévu cards ${before.used} → ${now.used} after answer ${page.number}`);
}

/** The quest with this number, before its first answer. */
export function startQuest(seed: number, number: number): Match<DarkReign> {
  const usual = randomOptions(number, xoroshiro.fromSeed(`options ${seed}/${number}`));
  const options = number % 8 === 2 ? followed(usual) : usual;
  return Match.start(darkReign, { options, seed: `quest ${seed}/${number}`, undo: "free" });
}

/** REG-SIDE-01: the prisoner goes along who was freed in the quest before. */
function followed(options: DarkReignOptions): DarkReignOptions {
  const { roster, heroes } = options;
  const [of] = heroes;
  if (roster === undefined || of === undefined) return options;
  return { ...options, roster: { ...roster, allies: [{ card: "prisoner", of }] } };
}

/** Two of three with the computer as MJ; some hurry on, others hang about. */
export function temperOf(number: number): Temper {
  return {
    isComputer: number % 3 > 0,
    eagerness: [90, 60, 30][Math.floor(number / 4) % 3] ?? 60,
    prefer: () => false,
  };
}
