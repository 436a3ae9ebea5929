import type { Bot } from "./bot.ts";
import type { Seat } from "./decision.ts";
import type { Game, Kind, Outcome } from "./game.ts";
import type { LogEntry } from "./log.ts";
import type { Reason } from "./refusal.ts";
import type { Sight } from "./sight.ts";
import type { RuleId, Words } from "./words.ts";

/**
 * A game as its package hands it to whoever lays it on a table: a page, a terminal, a server, a test. Nobody needs to
 * know more of a game than its box.
 */
export interface Box<K extends Kind> extends Lid<K> {
  /** Who sits in for a person; undefined for a level that is not among `levels`. */
  bot(level: string): Bot<K> | undefined;
  /** All that is printed, pile by pile. */
  cards(): readonly Pile[];
  /** The whole match in a few lines, from what was told. */
  summary?(events: readonly K["event"][]): readonly Words[];
  /** Where everything lies, for a terminal; undefined while nothing does. */
  plan?(view: K["view"]): Plan | undefined;
  /** The same of a board that is made of squares. */
  chart?(view: K["view"]): Chart | undefined;
  /** What may be read at any time: sheets, who is who, what one has been told at the beginning. */
  leaves?(view: K["view"]): readonly Leaf[];
  /** How somebody goes to a square that is several answers away. */
  readonly going?: Going<K>;
}

/** What can be read before the box is opened: enough to agree on a match, without its bots. */
export interface Lid<K extends Kind> {
  readonly game: Game<K>;
  /** The first letters of all its rules: `CON`. */
  readonly catalogue: string;
  readonly words: GameWords<K>;
  readonly usual: K["options"];
  /** What else may be asked for by name before a match: `players`, `lord`. */
  readonly choices: Readonly<Record<string, OptionChoice<K>>>;
  /** How well bots can play, the weakest first. */
  readonly levels: readonly string[];
  /**
   * What a match with these options, whatever they are, needs and this box does not hold: by names that anybody may be
   * told. Most games hold all that they are played with.
   */
  needs?(options: unknown): readonly string[];
  /** Fetches it, before the options are read. */
  fetch?(needs: readonly string[]): Promise<void>;
  /** Where a person sits as a rule; bots have the other seats. */
  readonly person: Seat;
  /** The seats by the names they are asked for, where these are not the seats' own. */
  part?(seat: Seat): string;
}

/** What plays and says nothing, so without the words: all that a worker or a server needs of a box. */
export type Tray<K extends Kind> = Pick<Box<K>, "game" | "needs" | "fetch" | "bot">;

/** Other usual tables: what each of these names changes in the options. */
export interface OptionChoice<K extends Kind> {
  readonly words: Words;
  /** As it is unless asked for. */
  readonly usual: string;
  readonly changes: Readonly<Record<string, Partial<K["options"]>>>;
  /** Where several of these names can be asked for at once, in their order: what they change in the options so far. */
  several?(names: readonly string[], soFar: K["options"]): Partial<K["options"]>;
}

/** All that a game says, from what a viewer may see. Rules are not named in it: they stand beside what is said. */
export interface GameWords<K extends Kind> {
  readonly name: Words;
  /** What one plays for, in a sentence. */
  readonly aim: Words;
  /** In a heading, or alone; with what is on the table, by the name that it bears there. */
  seat(seat: Seat, view?: K["view"]): Words;
  /** What is asked; whoever has the whole question may be told more exactly. */
  prompt(prompt: K["question"]["prompt"], question?: K["question"]): Words;
  /** The options of a question, in the order in which they are offered; none, if it has no options. */
  labels(question: K["question"], view: K["view"]): readonly Label[];
  /** A piece on the table, or one that is to be placed now; in the middle of a sentence. */
  piece(piece: string, sight: Pick<Sight<K>, "view" | "decision">): Words;
  /** A line of the log; with what is on the table, by the names that the pieces bear there. */
  line(event: K["event"], view?: K["view"]): Words;
  /** The words over a question: who is to do what. Without a question, what is going on. */
  title(view: K["view"], question?: K["question"]): Words;
  /** Who has won, and why. */
  ending(view: K["view"], outcome: Outcome): Words;
  /** What else a question is about, where its prompt alone does not say it: who pays, for what, out of how much. */
  detail?(question: K["question"], view: K["view"]): Words | undefined;
  /** What those who are asked could choose if nothing stood against it. */
  barred?(question: K["question"], view: K["view"]): readonly BarredLabel[];
  /** What was told, one entry a deed; without it a log has a line for each event (`logOf`). */
  log?(events: readonly K["event"][]): readonly LogEntry<K["event"]>[];
}

/** A part of a turn, as a player is told it at a glance, and the rule to read on. */
export interface TurnLine {
  readonly title: Words;
  readonly text: Words;
  readonly rule: RuleId;
}

/** An option, as a button says it. */
export interface Label {
  readonly id: string;
  readonly words: Words;
  /** Leaves things as they are; the others go forward. */
  readonly declines?: true;
  /** What sort of thing it is: a long list has a heading for each. */
  readonly under?: Words;
  /** What there is to think of before: the chances of it. */
  readonly hint?: Words;
}

/** What cannot be chosen now although it is there, in words, and what stands against it. */
export interface BarredLabel {
  readonly words: Words;
  readonly reason: Reason;
}

/** Cards of one kind. */
export interface Pile {
  readonly name: Words;
  readonly cards: readonly PrintedCard[];
}

export interface PrintedCard {
  readonly name: Words;
  /** A few words each, the same in number for all cards of the pile: they make columns. */
  readonly facts: readonly Words[];
  /** Sentences. */
  readonly text: readonly Words[];
}

/** A board as it is seen from above, in mm. */
export interface Plan {
  readonly length: number;
  readonly width: number;
  readonly discs: readonly PlanDisc[];
}

export interface PlanDisc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The character for its middle; another letter of the same case if somebody has it already. */
  readonly mark: string;
  /** The character for the rest of it. */
  readonly fill: string;
  /** What it is, for the list beside the board; things that nobody can do anything about are not listed. */
  readonly words?: Words;
  /** How it fares, beside that. */
  readonly state?: Words;
}

/** A board of squares as it is seen from above, a character each. */
export interface Chart {
  /** Column and row of the first square. */
  readonly x: number;
  readonly y: number;
  /** A space is unknown. */
  readonly rows: readonly string[];
  /** What the characters stand for that are on it. */
  readonly signs: readonly { readonly mark: string; readonly words: Words }[];
  /** Who stands on it; `x` and `y` are column and row, and who shares its letter gets another of the same case. */
  readonly pieces: readonly Omit<PlanDisc, "radius" | "fill">[];
}

/** Something to be read, line by line. */
export interface Leaf {
  readonly name: Words;
  readonly lines: readonly Words[];
}

/** One answer after the other, as long as nothing happens on the way. */
export interface Going<K extends Kind> {
  /** The squares on the way to this one, the first step first; none if it cannot be reached. */
  way(view: K["view"], question: K["question"], to: Square): readonly Square[];
  /** The option that goes on along it, and what is left of it then; undefined if none does. */
  step(
    view: K["view"],
    question: K["question"],
    way: readonly Square[],
  ): { readonly option: string; readonly left: readonly Square[] } | undefined;
  /** Whether nothing is new but where one stands. */
  isCalm(before: K["view"], after: K["view"]): boolean;
}

/** By column and row. */
interface Square {
  readonly x: number;
  readonly y: number;
}

/**
 * A box in a row of others, whatever its game: it can be opened by whoever can deal with any. So a list of boxes stays
 * one in which each game only ever meets its own bots, words and events.
 */
export type ClosedBox = <Result>(open: <K extends Kind>(box: Box<K>) => Result) => Result;

/** The same of trays. */
export type ClosedTray = <Result>(open: <K extends Kind>(tray: Tray<K>) => Result) => Result;
