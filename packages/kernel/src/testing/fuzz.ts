import type { Submission } from "../answer.ts";
import type { Kind } from "../game.ts";
import type { Match } from "../match.ts";
import { canonicalText } from "../plain.ts";
import { type Rng, xoroshiro } from "../rng.ts";
import type { Words } from "../words.ts";

/** What a game tells about itself, so that it can be played at random and looked at after every answer. */
export interface Fuzzed<K extends Kind> {
  /** The match with this number, before its first answer. */
  readonly start: (seed: number, number: number) => Match<K>;
  readonly answer: (match: Match<K>, rng: Rng, number: number) => Submission;
  /** No match has come near so many answers. */
  readonly most: number;
  /** What is not there any more, or where it must not be. */
  readonly wrong: (state: K["state"]) => string | undefined;
  /** How a match ended that has. */
  readonly ending: (match: Match<K>) => string | undefined;
  readonly lineOf: (event: K["event"]) => Words;
  /** Looks at a match after an answer to this question. */
  readonly note: (match: Match<K>, answered: K["question"]) => void;
}

/** What many random matches have shown. */
export interface Figures {
  readonly games: number;
  readonly answers: number;
  /** The most answers that one match took. */
  readonly longest: number;
  /** How the matches ended, and how often. */
  readonly endings: Readonly<Record<string, number>>;
  /** What was violated, with the match that shows it. Empty when all is well. */
  readonly violations: readonly string[];
}

/**
 * Plays whole matches at random, and checks what must hold after every answer: nothing throws, nothing is lost, every
 * event can be told, and the match ends.
 */
export function fuzz<K extends Kind>(
  fuzzed: Fuzzed<K>,
  games: number,
  seed: number,
  onProgress?: (done: number) => void,
): Figures {
  const violations: string[] = [];
  const endings: Record<string, number> = {};
  let answers = 0;
  let longest = 0;
  for (let game = 0; game < games; game++) {
    try {
      const match = playOut(fuzzed, seed, game);
      const ending = fuzzed.ending(match) ?? "";
      endings[ending] = (endings[ending] ?? 0) + 1;
      answers += match.page.number;
      longest = Math.max(longest, match.page.number);
    } catch (error) {
      violations.push(`${error instanceof Error ? error.message : error}: seed ${seed}, game ${game}`);
    }
    if (game % 10 === 9) onProgress?.(game + 1);
  }
  return { games, answers, longest, endings, violations };
}

function playOut<K extends Kind>(fuzzed: Fuzzed<K>, seed: number, game: number): Match<K> {
  const { start, answer: answerTo, most, note } = fuzzed;
  const rng = xoroshiro.fromSeed(`${seed}/${game}`);
  const match = start(seed, game);
  checkPage(fuzzed, match);
  for (let { decision } = match; decision !== undefined; decision = match.decision) {
    if (match.page.number === most) throw new Error(`not over after ${most} answers`);
    const { seat, answer } = answerTo(match, rng, game);
    const refused = match.submit(seat, answer);
    if (refused !== undefined) throw new Error(`“${decision.prompt}” refused ${refused.code}`);
    note(match, decision);
    checkPage(fuzzed, match);
  }
  return match;
}

function checkPage<K extends Kind>({ wrong, ending, lineOf }: Fuzzed<K>, match: Match<K>): void {
  const { state, page, outcome } = match;
  const found = wrong(state);
  if (found !== undefined) throw new Error(`${found} after answer ${page.number}`);
  if ((outcome === undefined) !== (ending(match) === undefined)) throw new Error("an end without an outcome");
  for (const { event, others } of match.told) {
    for (const told of others === undefined ? [event] : [event, others]) {
      const { fr, en } = lineOf(told);
      if (/undefined|NaN| {2}/.test(fr + en) || fr === en)
        throw new Error(`“${fr}” tells ${canonicalText(told)}`);
    }
  }
}
