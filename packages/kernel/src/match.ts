import type { Answer, Submission } from "./answer.ts";
import type { Branch } from "./branch.ts";
import { type Denial, readAnswer, unasked } from "./check.ts";
import { askedOf, bareOf, type Seat } from "./decision.ts";
import type { Told } from "./event.ts";
import type { Game, Kind, Outcome } from "./game.ts";
import { glimpseOf } from "./glimpse.ts";
import { type Mark, type Marks, markAt, marksAfter, marksUpTo } from "./marks.ts";
import { firstPage, type Page, pageAfter, pagesFrom } from "./page.ts";
import { copyOf, hashOf } from "./plain.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { type Dice, type RngState, xoroshiro } from "./rng.ts";
import { Run } from "./run.ts";
import { type Tale, talesFrom } from "./tale.ts";
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
  /** It goes on from a moment of another match. */
  readonly branch?: Branch;
}

/** A match without its running script: what a fork or a snapshot carries. */
export interface Standing<K extends Kind = Kind> extends Pick<Mark<K>, "checkpoint" | "since"> {
  readonly game: Game<K>;
  readonly terms: Terms<K>;
  readonly dice: Dice;
  readonly tale: Tale<K["event"]>;
  /** Places on the way here, the latest last; without them there is no way back from here. */
  readonly marks?: Marks<K>;
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
  #tale: Tale<K["event"]>;
  #serial: number;
  #marks: Marks<K>;

  static start<K extends Kind>(game: Game<K>, given: Terms<K>, dice: Dice = xoroshiro): Match<K> {
    const terms = copyOf(given);
    const rng = dice.fromSeed(terms.seed);
    const state = terms.position ?? game.setup(terms.options, rng);
    const run = new Run(game, terms.options, dice, { state, rng: rng.state() });
    const page = firstPage({ number: 0, serial: 0, learned: true, undoable: 0, retractable: 0 });
    const tale = { page, told: run.takeTold(), before: undefined };
    return new Match({ game, terms, dice, tale, serial: 0, marks: [markAt(tale, run)] }, run);
  }

  /** Stands up again what `standing` took down. */
  static resume<K extends Kind>(standing: Standing<K>): Match<K> {
    const { game, terms, dice, checkpoint, since } = standing;
    const run = new Run(game, terms.options, dice, checkpoint);
    for (const submission of since) run.play(submission);
    run.takeTold();
    return new Match({ ...standing, marks: standing.marks ?? [markAt(standing.tale, run)] }, run);
  }

  private constructor(
    { game, terms, dice, tale, serial, marks }: Required<Omit<Standing<K>, "checkpoint" | "since">>,
    run: Run<K>,
  ) {
    this.game = game;
    this.terms = terms;
    this.seats = game.seats(terms.options);
    this.#dice = dice;
    this.#run = run;
    this.#tale = tale;
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
  get page(): Page {
    return this.#tale.page;
  }

  /** What was told on the last page. */
  get told(): readonly Told<K["event"]>[] {
    return this.#tale.told;
  }

  /** All pages that it remembers, the first one first, with what was told on them. */
  get pages(): readonly (Page & Pick<Tale<K["event"]>, "told">)[] {
    return this.talesFrom(0).map(({ page, told }) => ({ ...page, told }));
  }

  /** The log: with the terms, the truth about this match. */
  get answers(): readonly Submission[] {
    if (this.first > 0)
      throw new Error(`a match that remembers nothing before page ${this.first} has no log`);
    return pagesFrom(1, this.page).flatMap(({ submission }) => submission ?? []);
  }

  /** Number of the first page that it remembers: 0, unless it comes from a brief. */
  get first(): number {
    return this.#marks[0].page.number;
  }

  /** What was told from the page of this number on, as far as it remembers; what has been let go is told again. */
  talesFrom(number: number): readonly Tale<K["event"]>[] {
    const tales = talesFrom(number, this.#tale);
    const wanted = Math.max(number, this.first);
    if (wanted >= (tales[0]?.page.number ?? wanted)) return tales;
    this.#tale = this.#playedTo(this.page, marksUpTo(wanted, this.#marks)).tale;
    return talesFrom(number, this.#tale);
  }

  /** Lets go of what was told before the last page. Whoever asks for it waits until it has been played again. */
  letGo(): void {
    this.#tale = { ...this.#tale, before: undefined };
  }

  /** What stands against this answer, if anything; nothing is played. */
  check(seat: Seat, input: unknown, serial = this.page.serial): Refusal | undefined {
    const answer = this.#read(seat, input, serial);
    return isRefusal(answer) ? answer : undefined;
  }

  /**
   * Plays an answer, or refuses it and changes nothing. Whoever answers from afar names the serial of the page they had
   * before them, so that a late answer is never taken for another question.
   */
  submit(seat: Seat, input: unknown, serial = this.page.serial): Refusal | undefined {
    const answer = this.#read(seat, input, serial);
    if (isRefusal(answer)) return answer;
    const submission = { seat, answer };
    const before = this.#run.rng.state();
    this.#play(submission);
    const told = this.#run.takeTold();
    const all = answer.kind === "flick" || !isSame(before, this.#run.rng.state());
    const revealed = told.filter(({ reveals }) => reveals);
    const learned = all || revealed.length > 0;
    const shown = !all && learned && revealed.every(({ own }) => own);
    const written = { serial: ++this.#serial, submission, learned };
    const page = pageAfter(this.page, shown ? { ...written, shown } : written);
    this.#tale = { page, told, before: this.#tale };
    this.#marks = marksAfter(this.#marks, this.#tale, this.#run);
    return undefined;
  }

  /** An independent match that stands exactly here. */
  fork(): Match<K> {
    return Match.resume(this.standing());
  }

  standing(): Required<Standing<K>> {
    const { checkpoint, since } = this.#run;
    const { game, terms } = this;
    return {
      game,
      terms,
      dice: this.#dice,
      checkpoint,
      since: [...since],
      tale: this.#tale,
      serial: this.#serial,
      marks: this.#marks,
    };
  }

  /** Takes back the last answers, or refuses and changes nothing. `consent` names the seats that agree to it. */
  undo(count = 1, consent: readonly Seat[] = []): Refusal | undefined {
    const refused = undoRefusal(this, count, consent);
    if (refused !== undefined) return refused;
    const number = this.page.number - count;
    const [page = this.page] = pagesFrom(number, this.page);
    const { run, marks, tale } = this.#playedTo(page, marksUpTo(number, this.#marks));
    this.#run = run;
    this.#marks = marks;
    // What was told on the pages that stay has been heard: the very same, if it is still there.
    const [heard] = talesFrom(number, this.#tale);
    this.#tale = heard?.page.number === number ? heard : tale;
    return undefined;
  }

  /** The script on its way to this page of ours from the latest of these marks, and what is told on the way. */
  #playedTo(page: Page, from: Marks<K>) {
    const { game, terms } = this;
    const start = from.at(-1) ?? from[0];
    const run = new Run(game, terms.options, this.#dice, start.checkpoint);
    for (const submission of start.since) run.play(submission);
    run.takeTold();
    let tale: Tale<K["event"]> = { page: start.page, told: start.told, before: undefined };
    let marks = from;
    for (const one of pagesFrom(start.page.number + 1, page)) {
      if (one.submission !== undefined) run.play(one.submission);
      tale = { page: one, told: run.takeTold(), before: tale };
      marks = marksAfter(marks, tale, run);
    }
    return { run, marks, tale };
  }

  /** Equal for two matches that stand at the same point, hidden things included. */
  hash(): string {
    return hashOf({ state: this.state, rng: this.#run.rng.state(), decision: bareOf(this.decision) });
  }

  #read(seat: Seat, input: unknown, serial: number): Answer | Refusal {
    const { ask } = this.#run;
    if (ask === undefined) return refusal("not-open");
    const { decision, objection } = ask;
    if (serial !== this.page.serial) return refusal("out-of-date");
    const read = decision.seats.includes(seat) ? readAnswer(askedOf(decision, seat), input) : unasked(input);
    // A stranger's object may have done anything while it was read, even answer the question itself.
    if (ask !== this.#run.ask) return refusal("out-of-date");
    return "answer" in read ? (objection?.(read.answer) ?? read.answer) : this.#deny(seat, read);
  }

  /** A refusal by the rule that forbids what was wished for, if the game knows of one. */
  #deny(seat: Seat, { code, wish }: Denial): Refusal {
    const reason =
      wish !== undefined && this.seats.includes(seat)
        ? this.game.whyNot?.(glimpseOf(this, seat), wish)
        : undefined;
    return reason === undefined ? refusal(code, this.decision?.rule) : { code, ...reason };
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

function isRefusal(read: Answer | Refusal): read is Refusal {
  return "code" in read;
}

function isSame(a: RngState, b: RngState): boolean {
  return a.every((word, i) => word === b[i]);
}
