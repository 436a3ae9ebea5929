import type { Submission } from "./answer.ts";
import type { Ask, Script } from "./ask.ts";
import type { Seat } from "./decision.ts";
import type { Told } from "./event.ts";
import type { Game, Kind, Outcome, Table } from "./game.ts";
import { copyOf } from "./plain.ts";
import type { Dice, Rng, RngState } from "./rng.ts";

/** The table between two steps, as plain data. Never changed once it is taken, so forks share it. */
export interface Checkpoint<State> {
  readonly state: State;
  readonly rng: RngState;
}

/** More steps than this without a question, and the rulebook is going round in circles. */
const mostSilentSteps = 10_000;

/**
 * A checkpoint is a copy of all that is on the table. As long as so few answers have been given since the last one,
 * playing them again costs a fork little more than the copy would cost every match after every step.
 */
const worthACopy = 4;

/**
 * A game's script on its way, up to the open question. A running generator cannot be copied, and need not be: it is
 * its last checkpoint and the answers given since, and playing those again brings another run to the same place.
 */
export class Run<K extends Kind> {
  readonly state: K["state"];
  readonly rng: Rng;
  readonly #game: Game<K>;
  readonly #seats: readonly Seat[];
  readonly #table: Table<K>;
  #checkpoint: Checkpoint<K["state"]>;
  #since: Submission[] = [];
  #script: Script | undefined;
  #ask: Ask | undefined;
  #outcome: Outcome | undefined;
  #told: Told<K["event"]>[] = [];

  constructor(game: Game<K>, options: K["options"], dice: Dice, checkpoint: Checkpoint<K["state"]>) {
    this.state = copyOf(checkpoint.state);
    this.rng = dice.fromState(checkpoint.rng);
    this.#game = game;
    this.#seats = game.seats(options);
    // A copy: an event may hold parts of the state, and what was told once is told for ever.
    this.#table = tableOver(this.state, options, this.rng, (told) => this.#told.push(copyOf(told)));
    this.#checkpoint = checkpoint;
    this.#settle(this.#step());
  }

  get checkpoint(): Checkpoint<K["state"]> {
    return this.#checkpoint;
  }

  /** The answers given since the checkpoint: a handful, and those of the step that is on. It grows until the next one. */
  get since(): readonly Submission[] {
    return this.#since;
  }

  get ask(): Ask | undefined {
    return this.#ask;
  }

  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /** Takes an answer that has been checked, and plays on to the next question or to the end. */
  play(submission: Submission): void {
    if (this.#script === undefined) throw new Error("an answer, and nobody asked");
    this.#since.push(submission);
    // A copy: rule code may keep what it was answered and change it, and the log must not change with it.
    this.#settle(this.#script.next(copyOf(submission)));
  }

  /** What has been told since this was last called. */
  takeTold(): readonly Told<K["event"]>[] {
    const told = this.#told;
    this.#told = [];
    return told;
  }

  /** Plays steps until one of them asks something or the game is over. */
  #settle(first: IteratorResult<Ask | undefined, void>): void {
    let result = first;
    for (let silent = 0; result.done; silent++) {
      if (silent === mostSilentSteps) throw new Error(`${this.#game.id}: ${silent} steps and no question`);
      // A step that asked nobody: the checkpoint moves on with it, so that without answers it is where the match is.
      if (this.#since.length === 0 || this.#since.length >= worthACopy) {
        this.#checkpoint = { state: copyOf(this.state), rng: this.rng.state() };
        this.#since = [];
      }
      result = this.#step();
    }
    this.#ask = result.value;
    const stranger = result.value?.decision.seats.find((seat) => !this.#seats.includes(seat));
    if (stranger !== undefined) throw new Error(`${this.#game.id} asks ${stranger}, who has no seat`);
  }

  #step(): IteratorResult<Ask | undefined, void> {
    this.#outcome = this.#game.outcome(this.state);
    this.#script = this.#outcome === undefined ? this.#game.step(this.#table) : undefined;
    return this.#script?.next() ?? { done: false, value: undefined };
  }
}

function tableOver<K extends Kind>(
  state: K["state"],
  options: K["options"],
  rng: Rng,
  note: (told: Told<K["event"]>) => void,
): Table<K> {
  return {
    state,
    options,
    rng,
    tell: (event) => note({ event, reveals: false }),
    reveal: (event) => note({ event, reveals: true }),
    show: (event) => note({ event, reveals: true, own: true }),
    whisper(seats, event, others) {
      const to = typeof seats === "string" ? [seats] : seats;
      note(others === undefined ? { event, to, reveals: true } : { event, to, others, reveals: true });
    },
  };
}
