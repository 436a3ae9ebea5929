import { shake } from "./hand.ts";
import type { Idea } from "./idea.ts";
import { BLOCK, practiceOf } from "./practice.ts";
import type { Task } from "./task.ts";

/** An idea and what its trials have shown. */
export interface Contender {
  readonly idea: Idea;
  /** What it is worth without any error, if that was tried. */
  readonly ideal: number;
  /** The sum over `tries` flicks with the hand's errors. */
  sum: number;
  tries: number;
  /** The sum over the first block of them, by which it was chosen. */
  early: number;
}

export function newcomer(idea: Idea, ideal = Number.NEGATIVE_INFINITY): Contender {
  return { idea, ideal, sum: 0, tries: 0, early: 0 };
}

/** All flicks are tried here, and counted: once the budget is used up, nothing happens any more. */
export interface Trials {
  readonly left: () => number;
  /** One flick as intended. */
  readonly attempt: (idea: Idea) => Contender | undefined;
  /** Flicks with the hand's errors, up to so many in all; the n-th has the same errors for every contender. */
  readonly practise: (contender: Contender, upTo: number) => void;
}

export function trialsOf({ score, hand, budget, random }: Task): Trials {
  const practice = practiceOf(hand, random);
  const played = { disc: "", vx: 0, vy: 0 };
  let left = Math.floor(budget);
  const worth = ({ stand, vx, vy }: Idea, turn: number, share: number): number => {
    left -= 1;
    played.disc = stand.disc.id;
    shake(played, vx, vy, turn, share);
    const shot = stand.prepared.flick(played);
    if (!shot.ok) throw new Error(`the marksman thought of a flick that is ${shot.code}`);
    return score(shot);
  };
  return {
    left: () => left,
    attempt: (idea) => (left > 0 ? newcomer(idea, worth(idea, 0, 0)) : undefined),
    practise: (contender, upTo) => {
      while (left > 0 && contender.tries < upTo) {
        const n = contender.tries;
        contender.sum += worth(contender.idea, practice.turn(n), practice.share(n));
        contender.tries += 1;
        if (contender.tries === BLOCK) contender.early = contender.sum;
      }
    },
  };
}

/** On average under the hand's errors; without any trial of that, as intended. */
function worthOf({ ideal, sum, tries }: Contender): number {
  return tries === 0 ? ideal : sum / tries;
}

/** What to expect of it: the flicks by which it was chosen among many were lucky ones, and do not count. */
export function promiseOf(contender: Contender): number {
  const { sum, tries, early } = contender;
  return tries > BLOCK ? (sum - early) / (tries - BLOCK) : worthOf(contender);
}

/** The best first; of two as good, the easier. */
export function ranked(contenders: readonly Contender[]): Contender[] {
  return contenders.toSorted((a, b) => worthOf(b) - worthOf(a) || b.idea.ease - a.idea.ease);
}
