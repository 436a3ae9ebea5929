import {
  audience,
  beginningOf,
  branchOf,
  linkOf,
  Match,
  type Refusal,
  type Standing,
  type Submission,
  type Viewer,
} from "@ossuaire/kernel";
import type { News } from "@ossuaire/table";
import { newsOf } from "@ossuaire/table";

/** So many answers are played again, at most, to come to a page: a place to start from is kept for every so many. */
const spacing = 32;

/** Another answer than was given: what everybody would have seen, or why it may not be given. */
export type Otherwise =
  | { readonly ok: true; readonly news: News }
  | { readonly ok: false; readonly refusal: Refusal };

/** Shows any page of a match as everybody saw it, without keeping them all. */
export class Projector {
  readonly #match: Match;
  readonly #viewers: readonly Viewer[];
  readonly #answers: Match["answers"];
  readonly #starts: Standing[];
  #cursor: Match;

  /** `starts`: where the match stood after every 32 answers, as `isStart` says. */
  constructor(match: Match, starts: readonly Standing[]) {
    this.#match = match;
    this.#viewers = [...match.seats, audience];
    this.#answers = match.answers;
    this.#cursor = Match.start(match.game, match.terms);
    this.#starts = [this.#cursor.standing(), ...starts];
  }

  static isStart({ page }: Match): boolean {
    return page.number % spacing === 0;
  }

  /** The whole match: to be read, never to be played on. */
  get match(): Match {
    return this.#match;
  }

  get last(): number {
    return this.#match.page.number;
  }

  page(at: number): News {
    const match = this.#matchAt(at);
    return { ...newsOf(match, this.#viewers, match.page.previous?.serial), undo: {} };
  }

  /** What would have come of another answer on this page, by the rules; the match itself stays as it is. */
  otherwise(at: number, { seat, answer }: Submission): Otherwise {
    const fork = this.#matchAt(at).fork();
    const { serial } = fork.page;
    const refusal = fork.submit(seat, answer);
    if (refusal !== undefined) return { ok: false, refusal };
    return { ok: true, news: { ...newsOf(fork, this.#viewers, serial), undo: {} } };
  }

  /** A new match that stands where this one stood on this page. */
  branch(at: number): Match {
    return branchOf(this.#match, at);
  }

  /** The match as far as this page, as a link: what came after it is not in it. */
  clip(at: number): string {
    return linkOf(beginningOf(this.#match, at));
  }

  /** Goes on from where the last page was shown, if that is nearer than the place to start from. */
  #matchAt(at: number): Match {
    const start = Math.floor(at / spacing);
    const here = this.#cursor.page.number;
    const from = this.#starts[start];
    if (from !== undefined && (here > at || here < start * spacing)) this.#cursor = Match.resume(from);
    const match = this.#cursor;
    for (const { seat, answer } of this.#answers.slice(match.page.number, at)) match.submit(seat, answer);
    return match;
  }
}
