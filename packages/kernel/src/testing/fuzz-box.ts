import { playBot } from "../bot.ts";
import type { Box, GameWords } from "../box.ts";
import { audience } from "../event.ts";
import type { Kind } from "../game.ts";
import { Match } from "../match.ts";
import { canonicalText } from "../plain.ts";
import { playRandomly } from "../random-player.ts";
import { type Rng, xoroshiro } from "../rng.ts";
import { type Sight, sightOf } from "../sight.ts";
import type { Words } from "../words.ts";
import { checkLog } from "./check-log.ts";

export interface BoxFigures {
  readonly games: number;
  readonly answers: number;
  /** The most answers that one game took. */
  readonly longest: number;
  /** By which rules the games ended, and how often. */
  readonly endings: Readonly<Record<string, number>>;
  /** What was violated, with the game that shows it. Empty when all is well. */
  readonly violations: readonly string[];
}

/**
 * Plays whole games of any box, over everything that can be asked for by name, and asks it for all its words on the
 * way: nothing throws, the game ends, and whatever is asked, offered, told or drawn is said in every language. The
 * first game of all is played by bots.
 */
export function fuzzBox<K extends Kind>(
  box: Box<K>,
  games: number,
  seed: number,
  onProgress?: (done: number) => void,
): BoxFigures {
  const endings: Record<string, number> = {};
  const violations: string[] = [];
  let answers = 0;
  let longest = 0;
  for (let game = 0; game < games; game++) {
    try {
      const rng = xoroshiro.fromSeed(`${seed}/${game}`);
      const match = start(box, `match ${seed}/${game}`, rng);
      play(box, match, game === 0 ? botsOf(box, match) : playRandomly, rng);
      const rule = match.outcome?.rule ?? "";
      endings[rule] = (endings[rule] ?? 0) + 1;
      answers += match.page.number;
      longest = Math.max(longest, match.page.number);
    } catch (error) {
      violations.push(`${error instanceof Error ? error.message : error}: seed ${seed}, game ${game}`);
    }
    onProgress?.(game + 1);
  }
  return { games, answers, longest, endings, violations };
}

function start<K extends Kind>({ game, usual, choices }: Box<K>, seed: string, rng: Rng): Match<K> {
  let options = usual;
  for (const { usual: as, changes, several } of Object.values(choices)) {
    // All that are usual together, or one alone.
    const asked = several && [...Object.keys(changes).map((name) => [name]), as.split(",")];
    const change = asked === undefined ? rng.one(Object.values(changes)) : several?.(rng.one(asked), options);
    const next = Object.assign({}, options, change);
    // What does not go with all that was asked for before is left.
    if (game.readOptions(next).ok) options = next;
  }
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.words.en);
  return Match.start(game, { options: read.options, seed, undo: "free" });
}

type Answering<K extends Kind> = (match: Match<K>, rng: Rng) => void;

function botsOf<K extends Kind>(box: Box<K>, { seats }: Match<K>): Answering<K> {
  const bot = box.bot(box.levels[0] ?? "");
  if (bot === undefined) throw new Error("there is no bot of the weakest level");
  const bots = Object.fromEntries(seats.map((seat) => [seat, bot]));
  return (match, rng) => playBot(match, bots, rng);
}

/** No game has come near it. */
const mostAnswers = 20_000;

function play<K extends Kind>(box: Box<K>, match: Match<K>, answer: Answering<K>, rng: Rng): void {
  for (const seat of match.seats) said(`seat ${seat}`, box.words.seat(seat));
  checkPage(box, match);
  while (match.decision !== undefined) {
    if (match.page.number === mostAnswers) throw new Error(`not over after ${mostAnswers} answers`);
    answer(match, rng);
    checkPage(box, match);
  }
  for (const viewer of [audience, ...match.seats]) checkLog(box.words, sightOf(match, viewer).events);
}

function checkPage<K extends Kind>({ words, plan }: Box<K>, match: Match<K>): void {
  const { decision, outcome, page } = match;
  for (const { event, others } of match.told)
    for (const told of others === undefined ? [event] : [event, others])
      said(canonicalText(told), words.line(told));
  const sight = sightOf(match, decision?.seats[0] ?? "audience", page.serial);
  if (outcome !== undefined) said("the end", words.ending(sight.view, outcome));
  if (sight.decision === undefined) return;
  said("the title", words.title(sight.view, sight.decision));
  plan?.(sight.view);
  checkQuestion(words, sight, sight.decision);
}

function checkQuestion<K extends Kind>(words: GameWords<K>, sight: Sight<K>, question: K["question"]): void {
  said("the question", words.prompt(question.prompt, question));
  const labels = words.labels(question, sight.view);
  const options = "options" in question ? question.options.map(({ id }) => id) : [];
  if (canonicalText(labels.map(({ id }) => id)) !== canonicalText(options))
    throw new Error(`“${question.prompt}” offers ${options.join()}, and other words are there`);
  for (const label of labels) said(label.id, label.words);
  for (const piece of piecesOf(question)) said(piece, words.piece(piece, sight));
}

function piecesOf(decision: Kind["question"]): readonly string[] {
  if (decision.kind === "place") return decision.pieces.map(({ piece }) => piece);
  return decision.kind === "flick" ? decision.pieces : [];
}

function said(what: string, { fr, en }: Words): void {
  for (const text of [fr, en])
    if (text === "" || /undefined|NaN| {2}/.test(text)) throw new Error(`“${text}” says ${what}`);
}
