import type { Answer } from "./answer.ts";
import type { Script } from "./ask.ts";
import type { Decision, Outline, Seat } from "./decision.ts";
import type { GameEvent, Viewer } from "./event.ts";
import type { Reason } from "./refusal.ts";
import type { Rng } from "./rng.ts";
import type { RuleId, Words } from "./words.ts";

/** The types of one game, in one bundle. */
export interface Kind {
  /** How the game is set up: player count, variants. Plain data. */
  readonly options: unknown;
  /** All that is on the table, hidden or not. Plain data, changed by the scripts alone. */
  readonly state: object;
  readonly event: GameEvent;
  /** What one seat may see of the state. Plain data. */
  readonly view: unknown;
  /** All that it asks: a union over the prompts, each with what it is about and what its options are. */
  readonly question: Decision;
}

/** A box beside the game's own: one that differs where a match comes from can be named. */
export interface Expansion {
  readonly id: string;
  readonly name: Words;
  /** A hash of its facts alone. */
  readonly content: string;
}

/** A rulebook, as the kernel plays it. */
export interface Game<K extends Kind = Kind> {
  readonly id: string;
  /** Raised when a change of the rules makes an old log play differently. */
  readonly rules: number;
  /** Of the physics that moves its pieces, if it has one: raised when the same flick ends elsewhere. */
  readonly physics?: number;
  /** A hash of the facts of all cards and pieces that a match with these options can meet. */
  content(options: K["options"]): string;
  /** The expansions that a match with these options is played with, if the game has any. */
  expansions?(options: K["options"]): readonly Expansion[];
  /** The border for options: what comes in may be anything. */
  readOptions(input: unknown): OptionsRead<K>;
  seats(options: K["options"]): readonly Seat[];
  setup(options: K["options"], rng: Rng): K["state"];
  /** Plays one short step of the rulebook (an action, a change of phase) and returns; the kernel calls it again. */
  step(table: Table<K>): Script;
  view(state: K["state"], viewer: Viewer): K["view"];
  /** Undefined while the game goes on. */
  outcome(state: K["state"]): Outcome | undefined;
  /**
   * Why a seat may not do now what it would like to: the rule that forbids it, or undefined where the question itself
   * says enough. Told from what that seat sees and nothing else, so it can give nothing away, and whoever shows the
   * table can ask as well: for a disc that cannot be taken up, for a deed that is used up.
   */
  whyNot?(glimpse: Glimpse<K>, wish: Answer): Reason | undefined;
  /**
   * What a table with a clock answers for a seat that has let its time run out, where the rules name it. The game itself waits: the
   * same answers give the same match, with or without a clock.
   */
  unanswered?(question: K["question"]): Answer;
}

/** What a seat has before it when it wishes for something: its own view, and what is asked, of whom. */
export interface Glimpse<K extends Kind = Kind> {
  readonly viewer: Viewer;
  readonly view: K["view"];
  /** The open question, if this seat is asked. */
  readonly decision: K["question"] | undefined;
  readonly waiting: Outline<K["question"]["prompt"]> | undefined;
}

export type OptionsRead<K extends Kind> =
  | { readonly ok: true; readonly options: K["options"] }
  | ({ readonly ok: false } & OptionsFault);

/** Options with which nobody can play. */
export interface OptionsFault {
  /** All of it in a sentence. */
  readonly words: Words;
  /** The rule that forbids it; absent where none does: what cannot be read is against no rule. */
  readonly rule?: RuleId;
  /** Which option it is, by its key, and what speaks against it: for a form that has its own name for it. */
  readonly about?: { readonly option: string; readonly why: Words };
}

export interface Outcome {
  /** Empty: a draw. */
  readonly winners: readonly Seat[];
  readonly rule: RuleId;
}

/** What a script has in its hands. */
export interface Table<K extends Kind = Kind> {
  readonly state: K["state"];
  readonly options: K["options"];
  readonly rng: Rng;
  /** Tells everybody what all could see coming. */
  tell(event: K["event"]): void;
  /** Tells everybody what was hidden from somebody until now. */
  reveal(event: K["event"]): void;
  /** Tells everybody what only the seat knew that has just answered: the card it plays. */
  show(event: K["event"]): void;
  /** Tells these seats alone what was hidden; the others hear something else, or nothing. */
  whisper(to: Seat | readonly Seat[], event: K["event"], others?: K["event"]): void;
}
