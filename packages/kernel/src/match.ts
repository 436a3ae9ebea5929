import type { Answer, Submission } from "./answer.ts";
import { isRefusal, readAnswer } from "./check.ts";
import { askedOf, bareOf, type Seat } from "./decision.ts";
import type { Game, Kind, Outcome } from "./game.ts";
import { type Mark, markAt, marksAfter } from "./marks.ts";
import { firstPage, type Page, pageAfter } from "./page.ts";
import { copyOf, hashOf } from "./plain.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { type Dice, type RngState, xoroshiro } from "./rng.ts";
import { Run } from "./run.ts";
import { undoRefusal } from "./undo.ts";

/** How a match is set up. With the answers, it is all there is to know of it. */
export interface Terms<K extends Kind = Kind> {
  readonly options: K["options"];
  /** Secret: whoever knows it knows every card to come. */
  readonly seed: string;
  /** `free`: back to the last moment that taught somebody something. `consent`: beyond it too, if every seat agrees. */
  readonly undo: "free" | "consent";
  /** Starts from here instead of from the game's own set-up: for lessons, puzzles and tests. */
  readonly position?: K["state"];
}

/** A match without its running script: what a fork or a snapshot carries. */
export interface Standing<K extends Kind = Kind> extends Mark<K> {
  readonly game: Game<K>;
  readonly terms: Terms<K>;
  readonly dice: Dice;
  /** Places on the way here from which an undo can start, the latest last; none is needed. */
  readonly marks?: readonly Mark<K>[];
  /** The last serial that was given to a page, be it one that has been undone. */
  readonly serial: number;
}

/** A game being played: its terms, the log of its answers, and the script on its way. */
export class Match<K extends Kind = Kind> {
  readonly game: Game<K>;
  readonly terms: Terms<K>;
  readonly seats: readonly Seat[];
  readonly #dice: Dice;
  #run: Run<K>;
  #page: Page<K["event"]>;
  #serial: number;
  #marks: readonly Mark<K>[];

  static start<K extends Kind>(game: Game<K>, given: Terms<K>, dice: Dice = xoroshiro): Match<K> {
    const terms = copyOf(given);
    const rng = dice.fromSeed(terms.seed);
    const state = terms.position ?? game.setup(terms.options, rng);
    const run = new Run(game, terms.options, dice, { state, rng: rng.state() });
    const told = run.takeTold();
    const page = firstPage({ serial: 0, told, learned: true });
    return new Match({ game, terms, dice, page, serial: 0, marks: [markAt(page, run)] }, run);
  }

  /** Stands up again what `standing` took down. */
  static resume<K extends Kind>(standing: Standing<K>): Match<K> {
    const { game, terms, dice, checkpoint, since } = standing;
    const run = new Run(game, terms.options, dice, checkpoint);
    for (const submission of since) run.play(submission);
    run.takeTold();
    return new Match({ ...standing, marks: standing.marks ?? [markAt(standing.page, run)] }, run);
  }

  private constructor(
    { game, terms, dice, page, serial, marks = [] }: Omit<Standing<K>, "checkpoint" | "since">,
    run: Run<K>,
  ) {
    this.game = game;
    this.terms = terms;
    this.seats = game.seats(terms.options);
    this.#dice = dice;
    this.#run = run;
    this.#page = page;
    this.#serial = serial;
    this.#marks = marks;
  }

  /** What is being asked; undefined once the match is over. */
  get decision(): K["question"] | undefined {
    // The scripts of a game ask by its own verbs: what is open is one of its questions.
    return this.#run.ask?.decision;
  }

  get outcome(): Outcome | undefined {
    return this.#run.outcome;
  }

  /** All that is on the table: to be read, never to be changed, and not for players' eyes (see `sightOf`). */
  get state(): K["state"] {
    return this.#run.state;
  }

  /** The last page. */
  get page(): Page<K["event"]> {
    return this.#page;
  }

  /** All pages, the first one first. */
  get pages(): readonly Page<K["event"]>[] {
    const pages: Page<K["event"]>[] = [];
    for (let page: Page<K["event"]> | undefined = this.#page; page !== undefined; page = page.previous)
      pages.push(page);
    return pages.reverse();
  }

  /** The log: with the terms, the truth about this match. */
  get answers(): readonly Submission[] {
    return this.pages.flatMap(({ submission }) => submission ?? []);
  }

  /** What stands against this answer, if anything; nothing is played. */
  check(seat: Seat, input: unknown, serial = this.#page.serial): Refusal | undefined {
    const answer = this.#read(seat, input, serial);
    return isRefusal(answer) ? answer : undefined;
  }

  /**
   * Plays an answer, or refuses it and changes nothing. Whoever answers from afar names the serial of the page they had
   * before them, so that a late answer is never taken for another question.
   */
  submit(seat: Seat, input: unknown, serial = this.#page.serial): Refusal | undefined {
    const answer = this.#read(seat, input, serial);
    if (isRefusal(answer)) return answer;
    const submission = { seat, answer };
    const before = this.#run.rng.state();
    this.#play(submission);
    const told = this.#run.takeTold();
    const learned =
      answer.kind === "flick" ||
      told.some(({ reveals }) => reveals) ||
      !isSame(before, this.#run.rng.state());
    this.#page = pageAfter(this.#page, { serial: ++this.#serial, submission, told, learned });
    this.#marks = marksAfter(this.#marks, this.#page, this.#run);
    return undefined;
  }

  /** An independent match that stands exactly here. */
  fork(): Match<K> {
    return Match.resume(this.standing());
  }

  standing(): Standing<K> {
    const { checkpoint, since } = this.#run;
    const { game, terms } = this;
    return {
      game,
      terms,
      dice: this.#dice,
      checkpoint,
      since: [...since],
      page: this.#page,
      serial: this.#serial,
      marks: this.#marks,
    };
  }

  /** Takes back the last answers, or refuses and changes nothing. `consent` names the seats that agree to it. */
  undo(count = 1, consent: readonly Seat[] = []): Refusal | undefined {
    const refused = undoRefusal(this, count, consent);
    if (refused !== undefined) return refused;
    // The pages that stay are the very ones that were there: what was told on them has been heard.
    const page = pageBefore(this.#page, count);
    const kept = this.#marks.filter((mark) => mark.page.number <= page.number);
    const { run, marks } = this.#playedTo(page, kept);
    this.#run = run;
    this.#marks = marks;
    this.#page = page;
    return undefined;
  }

  /** The script on its way to this page of ours, from the latest of these marks or from the beginning. */
  #playedTo(page: Page<K["event"]>, kept: readonly Mark<K>[]) {
    const { game, terms } = this;
    const from = kept.at(-1) ?? Match.start(game, terms, this.#dice).standing();
    const run = new Run(game, terms.options, this.#dice, from.checkpoint);
    for (const submission of from.since) run.play(submission);
    let marks = kept;
    for (const one of pagesBetween(from.page, page)) {
      if (one.submission !== undefined) run.play(one.submission);
      marks = marksAfter(marks, one, run);
    }
    run.takeTold();
    return { run, marks };
  }

  /** Equal for two matches that stand at the same point, hidden things included. */
  hash(): string {
    return hashOf({ state: this.state, rng: this.#run.rng.state(), decision: bareOf(this.decision) });
  }

  #read(seat: Seat, input: unknown, serial: number): Answer | Refusal {
    const { ask } = this.#run;
    if (ask === undefined) return refusal("not-open");
    const { decision, objection } = ask;
    if (serial !== this.#page.serial) return refusal("out-of-date", decision.rule);
    if (!decision.seats.includes(seat)) return refusal("wrong-seat", decision.rule);
    const answer = readAnswer(askedOf(decision, seat), input);
    if (isRefusal(answer)) return answer;
    // A stranger's object may have done anything while it was read, even answer the question itself.
    if (ask !== this.#run.ask) return refusal("out-of-date", decision.rule);
    const objected = objection?.(answer);
    return objected === undefined ? answer : { ...objected, rule: decision.rule };
  }

  /** All or nothing: should the rule code throw, the match stands where it stood before. */
  #play(submission: Submission): void {
    const { checkpoint, since } = this.#run;
    const { length } = since;
    try {
      this.#run.play(submission);
    } catch (bug) {
      this.#run = Match.resume({ ...this.standing(), checkpoint, since: since.slice(0, length) }).#run;
      throw bug;
    }
  }
}

function pageBefore<P extends Page>(last: P, count: number): P;
function pageBefore(last: Page, count: number): Page {
  let page = last;
  for (let i = 0; i < count; i++) page = page.previous ?? page;
  return page;
}

/** The pages after the first of these two, up to the last one. */
function pagesBetween<P extends Page>({ number }: P, last: P): readonly P[];
function pagesBetween({ number }: Page, last: Page): readonly Page[] {
  const pages: Page[] = [];
  for (let page: Page | undefined = last; page !== undefined && page.number > number; page = page.previous)
    pages.push(page);
  return pages.reverse();
}

function isSame(a: RngState, b: RngState): boolean {
  return a.every((word, i) => word === b[i]);
}
