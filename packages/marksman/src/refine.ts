import { type Hand, shake } from "./hand.ts";
import { type Idea, ideaOf } from "./idea.ts";
import { BLOCK } from "./practice.ts";
import { type Contender, newcomer, ranked, type Trials } from "./trials.ts";

/** Shares of what is left of the budget: to sift what was seen, and to keep for the final. */
const SIFT = 0.4;
const FINAL = 0.35;

/** How many of the best have neighbours tried. */
const PARENTS = 3;
/** How far off the first neighbours are: in errors of the hand, in shares of the speed. */
const NEIGHBOURS = [
  { turns: 1, share: 0 },
  { turns: -1, share: 0 },
  { turns: 0, share: -0.2 },
  { turns: 0, share: 0.25 },
] as const;
const CLOSER = 0.6;

/** A perfect hand still wants to look a little to the left and to the right. */
const LEAST_TURN = 0.003;

/** A power of two; the winner of so many flicks 256 times. */
const MOST_FINALISTS = 32;

/** The one that this hand plays best: a safe flick before a lucky one. */
export function refined(seen: readonly Contender[], trials: Trials, hand: Hand): Contender | undefined {
  const budget = trials.left();
  const places = Math.max(Math.floor((SIFT * budget) / BLOCK), 1);
  const contenders = sifted(seen, places);
  for (const contender of contenders) trials.practise(contender, BLOCK);
  for (let step = 1; trials.left() > FINAL * budget + BLOCK; step *= CLOSER) {
    const parents = ranked(contenders).slice(0, PARENTS);
    const young = parents.flatMap((parent) => neighboursOf(parent.idea, hand, step));
    if (young.length === 0) break;
    for (const idea of young) {
      if (trials.left() <= FINAL * budget + BLOCK) break;
      const contender = newcomer(idea);
      trials.practise(contender, BLOCK);
      contenders.push(contender);
    }
  }
  return final(contenders, trials);
}

/**
 * Those worth practising: in turn the next one that would be worth most if it succeeded, and the next that is worth
 * most with its chances counted. By the first alone, lucky flicks at a great prize would leave no place for safe ones
 * at a smaller; by the second alone, nothing would be found that geometry does not understand.
 */
function sifted(seen: readonly Contender[], places: number): Contender[] {
  const usual = seen.reduce((sum, { ideal }) => sum + ideal, 0) / seen.length;
  const hope = ({ ideal, idea }: Contender): number => usual + idea.ease * (ideal - usual);
  const daring = ranked(seen);
  const careful = seen.toSorted((a, b) => hope(b) - hope(a));
  const taken = new Set<Contender>();
  for (let n = 0; n < seen.length; n++) {
    for (const one of [careful[n], daring[n]]) if (one !== undefined && taken.size < places) taken.add(one);
  }
  return [...taken];
}

/**
 * Half of them drop out, the others flick twice as often, until one is left. Every round costs the same, so the number
 * of places follows from the budget; all flick equally often, because unequal numbers would favour the lucky.
 */
function final(contenders: readonly Contender[], trials: Trials): Contender | undefined {
  let places = MOST_FINALISTS;
  while (places > 1 && places * BLOCK * rounds(places) > trials.left()) places /= 2;
  let finalists = ranked(contenders).slice(0, places);
  for (let tries = 2 * BLOCK; finalists.length > 1; tries *= 2) {
    for (const finalist of finalists) trials.practise(finalist, tries);
    finalists = ranked(finalists).slice(0, Math.floor(finalists.length / 2));
  }
  return finalists[0];
}

function rounds(places: number): number {
  return places <= 1 ? 0 : 1 + rounds(places / 2);
}

function neighboursOf({ stand, vx, vy, ease }: Idea, hand: Hand, step: number): Idea[] {
  const aside = Math.max(hand.aim, LEAST_TURN) * step;
  const moved = { vx: 0, vy: 0 };
  return NEIGHBOURS.map(({ turns, share }) => {
    shake(moved, vx, vy, turns * aside, share * step);
    const speed = Math.sqrt(moved.vx * moved.vx + moved.vy * moved.vy);
    return ideaOf(stand, moved.vx / speed, moved.vy / speed, speed, ease);
  }).filter((idea) => idea.vx !== vx || idea.vy !== vy);
}
